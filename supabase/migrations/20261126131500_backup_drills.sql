-- What an archive is, and whether archives can be restored: one row a drill that was due.
alter table site.backups add column bytes bigint, add column encrypted boolean;
create table site.backup_drills (
  due_at timestamptz primary key,
  started_at timestamptz not null default now(),
  retry_at timestamptz not null, -- when another may try, if it is not finished by then
  finished_at timestamptz,
  outcome varchar(300)
);
revoke all on site.backup_drills from public, anon, authenticated;
grant select, insert, update, delete on site.backup_drills to tivoli_site;
