-- Who works at the desk. The accounts are better-auth's, with its names for tables and columns; what staff may see is ours.

create table staff."user" (
  id text primary key default gen_random_uuid()::text,
  name text not null,
  email text not null unique check (email = lower(email)),
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "twoFactorEnabled" boolean not null default false,
  role varchar(20) not null default 'sales' check (role in ('admin', 'manager', 'sales', 'editor', 'recruiter')),
  -- Managers, sales and editors: every property, also those that come later, and what names none.
  all_properties boolean not null default false,
  removed_at timestamptz -- the row stays, for what this person did keeps its author
);

create table staff.session (
  id text primary key default gen_random_uuid()::text,
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references staff."user" on delete cascade,
  wrong_tries smallint not null default 0, -- of a password or a code, in a row; too many end the session
  confirmed_at timestamptz not null default now(), -- when the password or a passkey was last given
  with_passkey boolean not null default false
);
create index session_owner on staff.session ("userId");

-- Every replica hears that sessions ended, whoever ended them, so that the tabs that are still open hide what they show.
create function staff.announce_ended_sessions() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_notify('desk', '');
  return null;
end
$$;
revoke execute on function staff.announce_ended_sessions from public;

create trigger announce_end after delete on staff.session
  for each statement execute function staff.announce_ended_sessions();

create table staff.account (
  id text primary key default gen_random_uuid()::text,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references staff."user" on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  unique ("userId", "providerId")
);

-- One-time links and the half-way state of a sign-in with a second factor; names are kept as hashes.
create table staff.verification (
  id text primary key default gen_random_uuid()::text,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index verification_identifier on staff.verification (identifier);

create table staff."twoFactor" (
  id text primary key default gen_random_uuid()::text,
  secret text not null,
  "backupCodes" text not null,
  "userId" text not null references staff."user" on delete cascade,
  verified boolean default true,
  "failedVerificationCount" int default 0,
  "lockedUntil" timestamptz,
  -- The 30 seconds whose code was used last (RFC 6238's T): none of them, nor of earlier ones, opens anything again.
  last_step bigint
);
create index two_factor_user on staff."twoFactor" ("userId");

create table staff.user_property (
  user_id text not null references staff."user" on delete cascade,
  property varchar(100) not null, -- a hotel's slug
  primary key (user_id, property)
);

-- Tries to sign in, under keyed hashes. Not worth a place in the log: after a crash counting begins anew.
create unlogged table staff.attempt (
  source varchar(64) not null,
  span timestamptz not null,
  tries int not null default 1,
  primary key (source, span)
);

-- A browser that this person signed in with before. Its guesses are counted apart, so that strangers who guess cannot keep
-- it out. Only a keyed hash of its cookie is kept.
create table staff.device (
  token_hash varchar(64) not null,
  user_id text not null references staff."user" on delete cascade,
  since timestamptz not null default now(),
  last_used timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index device_user on staff.device (user_id);

create table staff.passkey (
  id text primary key check (length(id) <= 1400), -- as WebAuthn names the credential, base64url
  user_id text not null references staff."user" on delete cascade,
  name varchar(60) not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  used_at timestamptz,
  -- When the challenge that was last answered was made, in milliseconds: none made before it is accepted again.
  last_challenge bigint not null default 0
);
create index passkey_user on staff.passkey (user_id);

-- What was done by whom, beside the enquiries' own timelines: sign-ins, invitations, roles, files opened, data given out or
-- erased, content changed. Subjects are names and references, never a visitor's data.
create table staff.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id text,
  actor text not null,
  action varchar(60) not null,
  subject varchar(200),
  detail jsonb
);
create index audit_at on staff.audit (at desc);
create index audit_subject on staff.audit (subject, at desc);
create index audit_actor on staff.audit (actor_id, id desc);

revoke all on all tables in schema staff from public, anon, authenticated;
grant select, insert, update on staff."user" to tivoli_site;
grant select, insert, update, delete
   on staff.session, staff.account, staff.verification, staff."twoFactor", staff.user_property, staff.attempt,
      staff.device, staff.passkey to tivoli_site;
grant select, insert on staff.audit to tivoli_site, tivoli_desk;

-- Who asks: `set_config('site.staff', id, true)` names them in this transaction. Nobody named, nothing seen.
create function staff.sees(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from staff."user" u
     where u.id = current_setting('site.staff', true) and u.removed_at is null
       and case wanted
             when 'everything' then u.role = 'admin' or (u.role in ('manager', 'sales') and u.all_properties)
             when 'applications' then u.role in ('admin', 'recruiter')
             when 'content' then u.role = 'admin' or (u.role = 'editor' and u.all_properties)
             when 'administration' then u.role = 'admin'
             else false
           end)
$$;

create function staff.properties() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(p.property::text), '{}')
    from staff.user_property p join staff."user" u on u.id = p.user_id
   where u.id = current_setting('site.staff', true) and u.removed_at is null and u.role in ('manager', 'sales')
$$;

revoke execute on function staff.sees, staff.properties from public;
grant execute on function staff.sees, staff.properties to tivoli_desk;

-- Everybody's deeds are written down; administrators read them, and the site counts the refused sign-ins.
alter table staff.audit enable row level security;
create policy site_reads on staff.audit for select to tivoli_site using (true);
create policy site_inserts on staff.audit for insert to tivoli_site with check (true);
create policy desk_reads on staff.audit for select to tivoli_desk using ((select staff.sees('administration')));
create policy desk_inserts on staff.audit for insert to tivoli_desk with check (true);

-- Counts one more try and says how many there were in this window.
create function staff.count_attempt(wanted text, window_seconds int) returns int
language plpgsql volatile set search_path = '' as $$
declare
  began timestamptz := to_timestamp(floor(extract(epoch from now()) / window_seconds) * window_seconds);
  counted int;
begin
  insert into staff.attempt as attempt (source, span) values (wanted, began)
  on conflict (source, span) do update set tries = attempt.tries + 1
  returning tries into counted;
  if random() < 0.02 then
    delete from staff.attempt where span < now() - interval '1 day';
  end if;
  return counted;
end
$$;
revoke execute on function staff.count_attempt from public;
grant execute on function staff.count_attempt to tivoli_site;

-- The last administrator stays one: nobody could let anybody in again.
create function staff.keep_an_admin() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.role = 'admin' and old.removed_at is null and (new.role <> 'admin' or new.removed_at is not null) then
    -- Two that take each other's role at the same moment would each see the other one.
    perform pg_advisory_xact_lock(hashtext('staff.keep_an_admin'));
    if not exists (select from staff."user" u where u.role = 'admin' and u.removed_at is null and u.id <> old.id) then
      raise exception 'the last administrator stays one' using errcode = 'restrict_violation';
    end if;
  end if;
  if new.removed_at is not null or new.role <> old.role then
    delete from staff.session where "userId" = new.id;
  end if;
  return new;
end
$$;
create trigger keep_an_admin before update on staff."user" for each row execute function staff.keep_an_admin();

-- The site may delete nothing of the audit. This is what it may have done: to forget refused sign-ins after three months,
-- browsers that nobody used for half a year, and what is over.
create function staff.forget_old() returns void
language sql security definer set search_path = '' as $$
  delete from staff.audit
   where at < now() - interval '3 months' and action in ('sign-in refused', 'second factor refused', 'password refused');
  delete from staff.device where last_used < now() - interval '180 days';
  delete from staff.session where "expiresAt" < now() - interval '1 day';
  delete from staff.verification where "expiresAt" < now() - interval '1 day';
$$;
revoke execute on function staff.forget_old() from public, anon, authenticated;
grant execute on function staff.forget_old() to tivoli_site;
