#!/usr/bin/env bash
# Makes public what has been saved in this repository, and what a newer engine makes of it: for cron, every few
# minutes, in a clone on the machine with Docker, by a user of the group docker. What does not build, or does not
# answer, changes nothing and is said here and at the desk.
set -euo pipefail
cd "$(dirname "$0")/.."

exec 9> .git/update.lock
flock --nonblock 9 || exit 0

git pull --quiet --ff-only
commit=$(git rev-parse HEAD)
[[ $(cat .git/published 2> /dev/null) != "$commit" ]] || exit 0

# The repository of this clone, for the desk: of GitHub and GitLab.
repository=$(git remote get-url origin | sed -nE 's#^.*(github|gitlab)\.com[:/](.+)$#\1:\2#p' | sed 's#\.git$##')
branch=$(git branch --show-current)
export DESK_REPOSITORY=${DESK_REPOSITORY-${repository:+$repository@$branch}}

# What became of the last change: the server shows it to the desk.
tell() {
  printf '%s\n' "$1: $(git log -1 --format=%s), $(date --utc '+%F %R') UTC" "${@:2}" |
    docker compose exec -T site tee /data/publication.txt > /dev/null || true
}
refuse() {
  tell "Not published" "$1"
  echo "$1" >&2
  exit 1
}

said=$(docker compose build site 2>&1) || refuse "$(tail -n 20 <<< "$said")"
# The new server has to answer before the old one goes: aside, with the same settings and a storage of its own.
docker rm --force "$identifier-trial" > /dev/null 2>&1 || true
docker compose run --detach --no-deps --env STORAGE_URL=/tmp/trial --name "$identifier-trial" site > /dev/null
state=starting
for _ in {1..30}; do
  state=$(docker inspect --format '{{.State.Health.Status}}' "$identifier-trial" 2> /dev/null || echo gone)
  [[ $state == starting ]] || break
  sleep 2
done
said=$(docker logs --tail 5 "$identifier-trial" 2>&1 || true)
docker rm --force "$identifier-trial" > /dev/null 2>&1 || true
[[ $state == healthy ]] || refuse "The new server does not answer: $said"

docker compose up --detach --wait
tell Published
echo "$commit" > .git/published
