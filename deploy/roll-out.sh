#!/bin/sh
# Restarts the replicas at these ports one after the other, each once the one before is ready:
#   sh /srv/tivoli/current/deploy/roll-out.sh 3001 3002 3003
# Stops at the first that is not ready within READY_SECONDS (120), says why, and leaves the others as they are.
set -u
limit=${READY_SECONDS:-120}
[ "$#" -gt 0 ] || { echo "Usage: sh $0 PORT …, such as 3001 3002 3003." >&2; exit 2; }

for port in "$@"; do
  echo "Restarting tivoli@$port …"
  systemctl restart "tivoli@$port"
  waited=0
  while :; do
    answer=$(curl -sS --max-time 3 "http://127.0.0.1:$port/api/health/ready" 2>&1)
    case $answer in *'"status":"ready"'*) break ;; esac
    if [ "$waited" -ge "$limit" ]; then
      {
        echo "Stopped: tivoli@$port is not ready after $limit s; the replicas after it still run the former release."
        echo "It says: $answer"
        echo "Its last lines:"
        journalctl -u "tivoli@$port" -n 5 --no-pager -o cat
        echo "Way back: ln -sfn /srv/tivoli/FORMER_RELEASE /srv/tivoli/current && systemctl restart tivoli@$port"
      } >&2
      exit 1
    fi
    sleep 1
    waited=$((waited + 1))
  done
  echo "tivoli@$port is ready."
  # The proxy checks twice before it sends visitors there again.
  sleep 2
done
