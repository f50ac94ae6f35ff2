-- What the object store is marked with: a store that another database marked is never cleaned by this one.
create table site.store_owner (
  id uuid primary key default gen_random_uuid(),
  single boolean not null default true unique check (single)
);
insert into site.store_owner default values;
revoke all on site.store_owner from public, anon, authenticated;
grant select on site.store_owner to tivoli_site;
