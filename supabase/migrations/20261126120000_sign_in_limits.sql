-- What limits guessing at the desk: browsers that somebody signed in with before, wrong passwords of one session, the last
-- code of an authenticator, and passkeys.

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

alter table staff.session
  add column wrong_tries smallint not null default 0, -- of a password or a code, in a row; too many end the session
  add column confirmed_at timestamptz not null default now(), -- when the password or a passkey was last given
  add column with_passkey boolean not null default false;
update staff.session set confirmed_at = "createdAt";

-- The 30 seconds whose code was used last (RFC 6238's T): none of them, nor of earlier ones, opens anything again.
alter table staff."twoFactor" add column last_step bigint;

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

revoke all on staff.device, staff.passkey from public, anon, authenticated;
grant select, insert, update, delete on staff.device, staff.passkey to tivoli_site;

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
