#!/usr/bin/env bash
# Makes public what has been saved in this repository, and what a newer engine makes of it: for cron, every few
# minutes, in a clone on the server. What does not build, by a mistake in the house, changes nothing and is said
# here and at the desk. Behind villa.socket the restart loses no request.
set -euo pipefail
cd "$(dirname "$0")/.."
target=${TARGET:-/opt/villa}
restart=${RESTART:-sudo systemctl restart villa}
export SITE_URL=${SITE_URL:-$siteUrl}

exec 9> .git/update.lock
flock --nonblock 9 || exit 0

git pull --quiet --ff-only
commit=$(git rev-parse HEAD)
[[ $(cat "$target/published" 2> /dev/null) != "$commit" ]] || exit 0

# Builds aside, and again only what has changed.
if ! cmp --silent package-lock.json node_modules/.update-lock; then
  npm ci --omit=dev --no-audit --no-fund
  cp package-lock.json node_modules/.update-lock
fi
# What became of the last change stands beside `dist`: the server shows it to the desk.
tell() {
  printf '%s\n' "$1: $(git log -1 --format=%s), $(date --utc '+%F %R') UTC" "${@:2}" > "$target/publication.txt"
}
if ! said=$(npx villa build 2>&1 > /dev/null); then
  tell "Not published" "$said"
  echo "$said" >&2
  exit 1
fi
rm -rf "$target/dist.next" "$target/dist.old"
cp -r dist "$target/dist.next"
cp node_modules/node/bin/node "$target/node.next"
mv "$target/node.next" "$target/node"
if [[ -e $target/dist ]]; then mv "$target/dist" "$target/dist.old"; fi
mv "$target/dist.next" "$target/dist"
$restart
tell Published
echo "$commit" > "$target/published"
