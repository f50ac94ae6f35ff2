-- Who may connect, and where things live. Runs as the owner, on PostgreSQL 15 or later, on hosted Supabase as it is.
--   public  what the website shows and what visitors send; hosted Supabase exposes this schema over REST
--   site    functions and records of our own
--   jobs    the queue of outgoing notifications (pg-boss)
--   staff   accounts, sessions, one-time links, the properties of each person, and what was done by whom
--   desk    what the desk keeps about enquiries
--   diary   which halls are promised to whom, and when
-- No REST interface sees any of them but public. Row security is on for every table of public, desk and diary; what no
-- line opens is closed. The test of the rights names every table that has none.
--   anon, authenticated   read published content; see nothing of a visitor, write nothing
--   tivoli_site           reads content, stores and moves enquiries; deletes nothing of a visitor, changes no schema
--   tivoli_desk           what staff ask runs as this role, and row security looks at who asks: a query that forgets to
--                         narrow itself still shows nobody another property's enquiries

do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'tivoli_site', 'tivoli_desk'] loop
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

  -- The site may turn into the desk for one transaction; it never has the desk's rights by itself.
  if not pg_has_role('tivoli_site', 'tivoli_desk', 'member') then
    begin
      if current_setting('server_version_num')::int >= 160000 then
        execute 'grant tivoli_desk to tivoli_site with inherit false, set true';
      else
        alter role tivoli_site noinherit;
        grant tivoli_desk to tivoli_site;
      end if;
    exception when insufficient_privilege or internal_error or unique_violation then
      if not pg_has_role('tivoli_site', 'tivoli_desk', 'member') then
        raise;
      end if;
    end;
  end if;
end
$$;

create schema site;
create schema jobs;
create schema staff;
create schema desk;
create schema diary;
revoke all on schema site, jobs, staff, desk, diary from public;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, tivoli_site, tivoli_desk;
grant usage on schema site, jobs, staff, desk, diary to tivoli_site;
grant usage on schema staff, desk, diary to tivoli_desk;

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

-- A connection that logs in as tivoli_site, directly or through a pooler, has limits as well: there the site cannot ask
-- for them with its connection. Where it can, what it asks for counts. The site's queries take milliseconds: PostgreSQL
-- compiles those whose cost it thinks high, which takes longer than a page waits, above all in a new database that was
-- never analysed. In this database alone: roles belong to the server.
do $$
begin
  execute format('alter role tivoli_site in database %I set statement_timeout = %L', current_database(), '10s');
  execute format(
    'alter role tivoli_site in database %I set idle_in_transaction_session_timeout = %L', current_database(), '15s');
  execute format('alter role tivoli_site in database %I set jit = off', current_database());
exception when insufficient_privilege then
  raise warning 'tivoli_site belongs to somebody else: its time limits were not set, and its queries may be compiled';
end
$$;

create function site.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- The database refuses two claims, or two rates of a tax, that overlap by an index of this extension.
create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;
