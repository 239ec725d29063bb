#!/usr/bin/env bash
# Once, on the server, in a clone of this repository that belongs to you: sudo bash deploy/set-up.sh
# It needs Node 20.19 or later with npm, git, and Caddy. It gives you /opt/villa and the right to restart the site,
# writes the units of systemd, an empty /etc/villa.env for secrets that only root reads, and Caddy's file.
set -euo pipefail
cd "$(dirname "$0")"
clone=$(cd .. && pwd)
owner=${SUDO_USER:?call it by sudo, as the user to whom the clone belongs}
root=${ROOT:-}

# Units of systemd find programs in the folders of the system alone, not those of a version manager such as nvm.
for program in git npm caddy; do
  if [[ -z $(PATH=/usr/local/bin:/usr/bin type -P "$program") ]]; then
    echo "$program is not in /usr/bin or /usr/local/bin: install it for the whole system, then call this again." >&2
    exit 1
  fi
done
install -d -o "$owner" "$root/opt/villa"
[[ -e $root/etc/villa.env ]] || install -m 600 villa.env "$root/etc/villa.env"
install -d "$root/etc/systemd/system" "$root/etc/sudoers.d" "$root/etc/caddy"
install -m 644 villa.service villa.socket villa-update.timer "$root/etc/systemd/system/"
sed -e "s#@owner@#$owner#" -e "s#@clone@#$clone#g" villa-update.service \
  > "$root/etc/systemd/system/villa-update.service"
rule=$(mktemp)
echo "$owner ALL=(root) NOPASSWD: $(command -v systemctl) restart villa" > "$rule"
visudo --check --quiet --file="$rule"
install -m 440 "$rule" "$root/etc/sudoers.d/villa"
rm "$rule"
if grep -qs '^[^#:]' "$root/etc/caddy/Caddyfile" && ! cmp --silent Caddyfile "$root/etc/caddy/Caddyfile"; then
  install -m 644 Caddyfile "$root/etc/caddy/villa.caddy"
  echo "Caddy has a file already: add the line \"import villa.caddy\" to /etc/caddy/Caddyfile, and reload caddy."
else
  install -m 644 Caddyfile "$root/etc/caddy/Caddyfile"
fi
[[ -z $root ]] || exit 0

systemctl daemon-reload
# The first build starts the site.
systemctl enable villa.socket villa.service
systemctl start villa.socket
systemctl enable --now villa-update.timer
systemctl reload caddy || echo "Start Caddy: systemctl enable --now caddy"
echo "The first build runs; follow it by journalctl -fu villa-update. Secrets: /etc/villa.env, then systemctl restart villa."
