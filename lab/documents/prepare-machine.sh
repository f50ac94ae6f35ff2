# Only what the documents write to is our own; all else is the machine's, and nothing of it is written to.
set -e
cp -a /etc "$FOLDER/etc"
mount --bind "$FOLDER/etc" /etc
for place in srv var/lib var/backups var/log run/postgresql; do
  mkdir -p "$FOLDER/$place"
  mount --bind "$FOLDER/$place" "/$place"
done
# The repository is root's, who runs this, and is cloned by the new user, who has no settings of ours.
printf '[safe]\n\tdirectory = *\n' >> /etc/gitconfig
mkdir -p /etc/systemd/system
echo "127.0.0.1 $SITE_NAME" >> /etc/hosts
# What the package does when it is installed: a cluster that runs, empty.
rm -rf /etc/postgresql/*
install -d -o postgres -g postgres /var/lib/postgresql /var/log/postgresql
chown postgres:postgres /run/postgresql
pg_createcluster --port "$DATABASE_PORT" 15 main > /dev/null
pg_ctlcluster 15 main start
