# Only the folders that the documents write to are our own; everything else is the machine's and is not written to.
set -e
cp -a /etc "$FOLDER/etc"
mount --bind "$FOLDER/etc" /etc
for place in srv var/lib var/backups var/log run/postgresql; do
  mkdir -p "$FOLDER/$place"
  mount --bind "$FOLDER/$place" "/$place"
done
# The repository belongs to root, who runs this, and is cloned by the new user, who has no settings of ours.
printf '[safe]\n\tdirectory = *\n' >> /etc/gitconfig
mkdir -p /etc/systemd/system
echo "127.0.0.1 $SITE_NAME" >> /etc/hosts
# Debian's package does this when it is installed: it starts an empty cluster.
rm -rf /etc/postgresql/*
install -d -o postgres -g postgres /var/lib/postgresql /var/log/postgresql
chown postgres:postgres /run/postgresql
pg_createcluster --port "$DATABASE_PORT" 15 main > /dev/null
pg_ctlcluster 15 main start
