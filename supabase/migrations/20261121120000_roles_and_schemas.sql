-- Who may connect, and where things live. Runs as the owner, on PostgreSQL 15 or later, on hosted Supabase as it is.
--   public  what the website shows and what visitors send; hosted Supabase exposes this schema over REST
--   site    functions and records of our own; no REST interface sees it
--   jobs    the queue of outgoing notifications (pg-boss)

do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'tivoli_site'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      -- Roles belong to the whole server: another database of it may be creating the same one just now.
      begin
        execute format('create role %I nologin', wanted);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
  end loop;

  -- The site connects as whoever DATABASE_URL names and then works as tivoli_site. From PostgreSQL 16 on, creating a
  -- role gives the right to grant it, not yet the right to work as it.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    begin
      execute format('grant tivoli_site to %I', current_user);
    exception when insufficient_privilege then
      if not pg_has_role(current_user, 'tivoli_site', 'member') then
        raise;
      end if;
    end;
  end if;
end
$$;

create schema site;
create schema jobs;
revoke all on schema site, jobs from public;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, tivoli_site;
grant usage on schema site, jobs to tivoli_site;

-- Hosted Supabase grants everything in public to its public roles, PostgreSQL every function to everybody.
-- What is created from here on is closed until a statement opens it.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- The owner installs the queue; the site puts jobs in and takes them out.
alter default privileges in schema jobs grant select, insert, update, delete on tables to tivoli_site;
alter default privileges in schema jobs grant usage, select on sequences to tivoli_site;
alter default privileges in schema jobs grant execute on functions to tivoli_site;

create function site.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- What the seed wrote: while a row's present hash equals the one here, staff have not touched it.
create table site.seed_rows (
  table_name text not null,
  row_key text not null,
  hash text not null,
  seeded_at timestamptz not null default now(),
  primary key (table_name, row_key)
);
