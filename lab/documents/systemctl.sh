#!/bin/bash
# Stands for systemd, which does not run here: starts and stops the program of a unit, as its user, in its folder, with
# its settings. The units of Debian's packages are known by name; a socket unit does nothing.
verb=$1
shift

start() {
  local name=$1 port=${1#tivoli@} unit=/etc/systemd/system/tivoli@.service
  case $name in
  tivoli@*)
    install -d -o tivoli -g tivoli -m 0700 "/var/lib/tivoli/$port"
    while IFS= read -r line; do export "${line//%i/$port}"; done < <(sed -n 's/^Environment=//p' $unit)
    set -a
    . /etc/tivoli/site.env
    [ -f "/etc/tivoli/$port.env" ] && . "/etc/tivoli/$port.env"
    set +a
    cd "$(sed -n 's/^WorkingDirectory=//p' $unit)" || exit 1
    exec setsid setpriv --reuid=tivoli --regid=tivoli --init-groups $(sed -n 's/^ExecStart=//p' $unit)
    ;;
  pgbouncer)
    exec setsid setpriv --reuid=postgres --regid=postgres --init-groups pgbouncer /etc/pgbouncer/pgbouncer.ini
    ;;
  haproxy)
    set -a
    . /etc/default/haproxy
    set +a
    exec setsid haproxy -db -f /etc/haproxy/haproxy.cfg
    ;;
  caddy)
    # No authority certifies this name here, so Caddy signs with one of its own, and curl is told of its certificate.
    printf '{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n' |
      cat - /etc/caddy/Caddyfile > "$FOLDER/units/Caddyfile"
    export HOME=$FOLDER/caddy XDG_DATA_HOME=$FOLDER/caddy
    exec setsid caddy run --config "$FOLDER/units/Caddyfile" --adapter caddyfile
    ;;
  *)
    echo "No unit $name is known here." >&2
    exit 1
    ;;
  esac
}

for word in "$@"; do
  case $word in -* | *.socket) continue ;; esac
  name=${word%.service}
  if [ "$name" = postgresql ]; then
    pg_ctlcluster 15 main "$verb" || exit 1
    continue
  fi
  file=$FOLDER/units/$name.pid
  pid=$(cat "$file" 2>/dev/null)
  if [ -n "$pid" ] && [ "$verb" != start ] && [ "$verb" != enable ]; then
    kill -TERM "$pid" && tail --pid="$pid" -f /dev/null
    rm "$file"
  fi
  case $verb in stop | disable) continue ;; esac
  start "$name" >> "$FOLDER/units/$name.log" 2>&1 < /dev/null &
  echo $! > "$file"
done
exit 0
