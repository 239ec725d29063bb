#!/usr/bin/env bash
# Makes public what has been saved in this repository, and what a newer engine makes of it: for villa-update.timer, in
# a clone on the server, by the user that owns it. What does not build, by a mistake in the house, or does not answer,
# changes nothing and is said here and at the desk. Behind villa.socket the restart loses no request.
set -euo pipefail
cd "$(dirname "$0")/.."
target=${TARGET:-/opt/villa}
restart=${RESTART:-sudo systemctl restart villa}
ready=${READY:-http://127.0.0.1:3000/readyz}
export SITE_URL=${SITE_URL:-$siteUrl}

exec 9> .git/update.lock
flock --nonblock 9 || exit 0

git pull --quiet --ff-only
commit=$(git rev-parse HEAD)
[[ $(cat "$target/published" 2> /dev/null) != "$commit" ]] || exit 0

# The settings of the build, as they were saved just now.
if [[ -e deploy/build.env ]]; then
  set -o allexport
  # shellcheck source=/dev/null
  source deploy/build.env
  set +o allexport
fi
# The repository of this clone, for the desk: of GitHub and GitLab.
repository=$(git remote get-url origin | sed -nE 's#^.*(github|gitlab)\.com[:/](.+)$#\1:\2#p' | sed 's#\.git$##')
export DESK_REPOSITORY=${DESK_REPOSITORY-${repository:+$repository@$(git branch --show-current)}}

# Builds aside, and again only what has changed.
if ! cmp --silent package-lock.json node_modules/.update-lock; then
  npm ci --omit=dev --no-audit --no-fund
  cp package-lock.json node_modules/.update-lock
fi
# What became of the last change stands beside `dist`: the server shows it to the desk.
tell() {
  printf '%s\n' "$1: $(git log -1 --format=%s), $(date --utc '+%F %R') UTC" "${@:2}" > "$target/publication.txt"
}
refuse() {
  tell "Not published" "$1"
  echo "$1" >&2
  exit 1
}
# Whether a server answers within half a minute, as `node` asks it.
answers() {
  for ((try = 0; try < ${TRIES:-60}; try++)); do
    if "$target/node" -e 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' "$1"; then
      return 0
    fi
    sleep 0.5
  done
  return 1
}

said=$(npx villa build 2>&1 > /dev/null) || refuse "$said"
rm -rf "$target/dist.next"
cp -r dist "$target/dist.next"
cp node_modules/node/bin/node "$target/node.next"
mv "$target/node.next" "$target/node"

# The new server has to answer before the old one goes: aside, with a storage of its own, and mail to nobody.
trial=$(mktemp -d)
port=${TRIAL_PORT:-3999}
env PORT="$port" HOST=127.0.0.1 STORAGE_URL="$trial" SMTP_URL=smtp://127.0.0.1:9 ENQUIRY_TO=trial@villa.example \
  "$target/node" "$target/dist.next/server.js" > "$trial/said" 2>&1 &
server=$!
trap 'kill "$server" 2> /dev/null || true; rm -rf "$trial"' EXIT
answers "http://127.0.0.1:$port/readyz" || refuse "The new server does not answer: $(tail -n 3 "$trial/said")"
kill "$server" 2> /dev/null || true
wait "$server" 2> /dev/null || true

rm -rf "$target/dist.old"
if [[ -e $target/dist ]]; then mv "$target/dist" "$target/dist.old"; fi
mv "$target/dist.next" "$target/dist"
$restart
# With the settings of /etc/villa.env it may say otherwise.
if ! answers "$ready"; then
  if [[ -e $target/dist.old ]]; then
    rm -rf "$target/dist.next"
    mv "$target/dist" "$target/dist.next"
    mv "$target/dist.old" "$target/dist"
    $restart
  fi
  refuse "The new server did not answer after the restart; the one before is back. See journalctl -u villa."
fi
tell Published
echo "$commit" > "$target/published"
