#!/usr/bin/env bash
# Makes public what has been saved in the repository: for cron, every few minutes, in a clone on the
# server. HOUSE names the folder of the house, here or in a clone of its own repository. What does not
# build, by a mistake in the content, changes nothing and is said here. Behind villa.socket the restart
# loses no request.
set -euo pipefail
cd "$(dirname "$0")/.."
target=${TARGET:-/opt/villa}
restart=${RESTART:-sudo systemctl restart villa}

exec 9> .git/update.lock
flock --nonblock 9 || exit 0

commits=
for repository in . ${HOUSE:+"$HOUSE"}; do
  git -C "$repository" pull --quiet --ff-only
  commits+=" $(git -C "$repository" rev-parse HEAD)"
done
[[ $(cat "$target/published" 2> /dev/null) != "$commits" ]] || exit 0

# Builds aside, and again only what has changed; settings such as SITE_URL are those of this shell.
node --input-type=module --eval '
  import { buildIfChanged, installIfNeeded } from "./scripts/prepare.mjs";
  process.exit((await installIfNeeded()) && (await buildIfChanged()) ? 0 : 1);
'
rm -rf "$target/dist.next" "$target/dist.old"
cp -r dist "$target/dist.next"
cp node_modules/node/bin/node "$target/node.next"
mv "$target/node.next" "$target/node"
if [[ -e $target/dist ]]; then mv "$target/dist" "$target/dist.old"; fi
mv "$target/dist.next" "$target/dist"
$restart
echo "$commits" > "$target/published"
