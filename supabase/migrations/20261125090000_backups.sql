-- One row a backup that was due: which replica makes it, and what became of it.
create table site.backups (
  due_at timestamptz primary key,
  started_at timestamptz not null default now(),
  retry_at timestamptz not null, -- when another may try, if it is not finished by then
  finished_at timestamptz,
  outcome varchar(300)
);
grant select, insert, update, delete on site.backups to tivoli_site;
