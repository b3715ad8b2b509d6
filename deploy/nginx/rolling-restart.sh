#!/usr/bin/env bash
# Restarts the web processes of this machine in turn. nginx does not ask /readyz: it is told beforehand which one goes, for a
# request that waits at a door just as it closes is lost, and a POST may not be sent again.
set -euo pipefail
upstream=${1:-/etc/nginx/cps-upstream.conf}
restart=${2:-systemctl restart cps-web@}

mark() {
  local changed
  changed=$(sed -E "$1" "$upstream")
  # Into the same file, with its owner and its mode.
  printf '%s\n' "$changed" >"$upstream"
  nginx -s reload
}

for port in $(grep -oE '^ *server [^:]+:[0-9]+' "$upstream" | grep -oE '[0-9]+$'); do
  mark "s/^( *server [^:]+:$port\b[^;]*);/\1 down;/"
  $restart"$port"
  until curl --fail --silent --output /dev/null "http://127.0.0.1:$port/readyz"; do sleep 0.2; done
  mark "s/^( *server [^:]+:$port\b[^;]*) down;/\1;/"
done
