-- The whole schema as of this day, from supabase/schemas/. Later changes are migrations of their own.
-- Replaces these migrations, which commit 8ffc3451 still has:
--   20261121120000 roles_and_schemas
--   20261121120100 catalogue
--   20261121120200 enquiries
--   20261121120300 rights
--   20261121120400 seeded_columns
--   20261121150000 earlier_submission
--   20261121150100 enquiry_traffic
--   20261121160000 mail_and_retention
--   20261122090000 site_time_limits
--   20261122120000 monitoring
--   20261123090000 staff
--   20261123090100 desk
--   20261123100000 desk_search
--   20261123100100 desk_retention
--   20261124100000 figures_and_events
--   20261124101000 content_changes
--   20261125090000 backups
--   20261125091000 more_content
--   20261126090000 earlier_submission_planned
--   20261126100000 desk_spam
--   20261126110000 long_lists
--   20261126111000 search_words
--   20261126120000 sign_in_limits
--   20261126121000 spam_of_messages
--   20261126122000 upload_traffic
--   20261126130100 store_owner
--   20261126131000 cv_scan
--   20261126131500 backup_drills
--   20261126132000 sample_content
--   20261126132100 sample_announcements
--   20261126132200 origin_of_pictures
--   20261126140000 diary
--   20261126140100 diary_rules
--   20261126140200 lead_changes
--   20261126150000 visitor_language
--   20261126160000 hindi_content
--   20261126160100 gallery_films
--   20261126160200 space_of_an_enquiry
--   20261126160300 hindi_of_galleries
--   20261126170000 diary_speed
--   20261126180000 sample_fields
--   20261126190000 diary_due
--   20261126190100 site_without_jit
--   20261126200000 feed_revoking

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
  role varchar(20) not null default 'sales' check (role in ('admin', 'sales', 'recruiter')),
  -- Sales only: every property, also those that come later, and enquiries that name none.
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
             when 'everything' then u.role = 'admin' or (u.role = 'sales' and u.all_properties)
             when 'applications' then u.role in ('admin', 'recruiter')
             when 'administration' then u.role = 'admin'
             else false
           end)
$$;

create function staff.properties() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(p.property::text), '{}')
    from staff.user_property p join staff."user" u on u.id = p.user_id
   where u.id = current_setting('site.staff', true) and u.removed_at is null and u.role = 'sales'
$$;

revoke execute on function staff.sees, staff.properties from public;
grant execute on function staff.sees, staff.properties to tivoli_desk;

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

-- What the website shows: brands, locations, hotels with everything that belongs to them, offers, announcements, and what
-- the group tells outside its hotels.
-- Columns after the owner's database; what that one lacked is marked "ours".
--
-- is_sample marks a row that nobody has supplied yet: a public site leaves it out until somebody edits it at the desk, which
-- takes the mark away. The public roles never read one.
-- hindi holds the Hindi of a row's texts. By the path of a text, the English that it was made from and the Hindi:
--   {"description": {"english": "…", "hindi": "…"}, "page_plan.about": {"english": ["…"], "hindi": ["…"]}}
-- Where the English of today is another one, the Hindi is to be checked.

create table public.brands (
  id uuid primary key default gen_random_uuid(),
  slug varchar(50) not null unique,
  name varchar(100) not null,
  display_name varchar(100) not null,
  tab_label varchar(100), -- ours: as the brand tabs show it
  description text,
  logo_url text,
  brand_color varchar(7) check (brand_color ~ '^#[0-9A-Fa-f]{6}$'),
  brand_color_on_night varchar(7) check (brand_color_on_night ~ '^#[0-9A-Fa-f]{6}$'), -- ours: on dark ground
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);

create table public.locations (
  id uuid primary key default gen_random_uuid(),
  slug varchar(50) not null unique,
  name varchar(100) not null,
  state varchar(50),
  country varchar(50) not null default 'India',
  display_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);

create table public.media (
  id uuid primary key default gen_random_uuid(),
  filename varchar(255) not null,
  original_filename varchar(255),
  file_type varchar(50),
  file_size int check (file_size >= 0),
  width int check (width > 0),
  height int check (height > 0),
  supabase_path text not null unique, -- bucket/path, no slash in front
  public_url text not null,
  alt_text text,
  caption text,
  tags text[] not null default '{}',
  focal_x double precision not null default 0.5 check (focal_x between 0 and 1), -- ours: 0 left, 1 right
  focal_y double precision not null default 0.5 check (focal_y between 0 and 1), -- ours: 0 top, 1 bottom
  placeholder text, -- ours: a small data URI
  upload_source varchar(50) not null default 'admin' check (upload_source in ('admin', 'migration', 'api')),
  is_active boolean not null default true, -- ours: published
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- null: nobody has said, and it counts as a photograph
  origin varchar(20) check (origin in ('drawing', 'render', 'photograph')),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);
create index media_tags on public.media using gin (tags);

create table public.hotels (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) not null unique,
  aliases text[] not null default '{}', -- ours: earlier slugs, redirected for good
  name varchar(200) not null,
  brand_id uuid not null references public.brands on delete restrict,
  location_id uuid not null references public.locations on delete restrict,
  description text,
  rating decimal(2, 1) not null default 5.0 check (rating between 0 and 5),
  street text,
  city varchar(100),
  state varchar(100),
  postal_code varchar(20),
  latitude decimal(10, 8) check (latitude between -90 and 90),
  longitude decimal(11, 8) check (longitude between -180 and 180),
  phone varchar(50),
  email varchar(100),
  meta_title varchar(200),
  meta_description text,
  featured_image_id uuid references public.media on delete set null,
  sort_order int not null default 0,
  is_featured boolean not null default false,
  is_active boolean not null default true,
  -- ours, from here on
  closed_at timestamptz, -- closed for good: its address answers 410
  services text[] not null default '{}',
  quick_stats jsonb not null default '{}' check (jsonb_typeof(quick_stats) = 'object'),
  transport jsonb not null default '{}' check (jsonb_typeof(transport) = 'object'),
  accessibility text[] not null default '{}',
  nearby jsonb not null default '[]' check (jsonb_typeof(nearby) = 'array'),
  further_contacts jsonb not null default '{}' check (jsonb_typeof(further_contacts) = 'object'),
  catering jsonb check (jsonb_typeof(catering) = 'object'),
  map jsonb check (jsonb_typeof(map) = 'object'),
  page_plan jsonb check (jsonb_typeof(page_plan) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  check (closed_at is null or not is_active),
  check (not slug = any (aliases))
);
create index hotels_brand_location on public.hotels (brand_id, location_id);
create index hotels_location on public.hotels (location_id);
create index hotels_active_featured on public.hotels (is_active, is_featured);
create index hotels_sort on public.hotels (sort_order, name);
-- A page of a list is read in its order from an index, however many hotels there are.
create index hotels_listed on public.hotels (sort_order, name collate "C", slug) where is_active;
create index hotels_listed_by_brand on public.hotels (brand_id, sort_order, name collate "C", slug) where is_active;
create index hotels_listed_by_location on public.hotels (location_id, sort_order, name collate "C", slug) where is_active;
create index hotels_aliases on public.hotels using gin (aliases);
create index hotels_featured_image on public.hotels (featured_image_id);

create table public.hotel_media (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  media_id uuid not null references public.media on delete cascade,
  media_type varchar(50) not null check (media_type in ('hero', 'gallery', 'room', 'dining', 'amenity')),
  title text, -- ours: the gallery item's own words
  description text, -- ours
  sort_order int not null default 0,
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A gallery may show a film: the picture of its row is then the film's poster.
  video_url text check (video_url ~ '^(https?://|/)'),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  unique (hotel_id, media_type, media_id)
);
create index hotel_media_order on public.hotel_media (hotel_id, media_type, sort_order);
create index hotel_media_media on public.hotel_media (media_id);
create unique index hotel_media_one_primary on public.hotel_media (hotel_id, media_type) where is_primary;

create table public.amenities (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) unique, -- ours: the id that content files use
  name varchar(100) not null,
  description text,
  icon_name varchar(50),
  category varchar(50) check (category in ('wellness', 'dining', 'business', 'recreation')),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);

create table public.hotel_amenities (
  hotel_id uuid not null references public.hotels on delete cascade,
  amenity_id uuid not null references public.amenities on delete cascade,
  custom_description text,
  sort_order int not null default 0,
  primary key (hotel_id, amenity_id)
);
create index hotel_amenities_amenity on public.hotel_amenities (amenity_id);

create table public.rooms (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  slug varchar(100), -- ours: the id that content files use
  name varchar(100) not null,
  description text,
  size_sqm int check (size_sqm > 0),
  size_display varchar(50),
  max_occupancy int not null default 2 check (max_occupancy > 0),
  bed_type varchar(100),
  room_count int check (room_count > 0), -- ours: how many of them there are
  price_inr int check (price_inr >= 0), -- a night; null: on request
  price_note text, -- ours: shown in place of, or beside, the price
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  unique (hotel_id, slug)
);
create index rooms_order on public.rooms (hotel_id, is_active, sort_order);

create table public.room_amenities (
  room_id uuid not null references public.rooms on delete cascade,
  amenity_name varchar(100) not null,
  sort_order int not null default 0, -- ours
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  primary key (room_id, amenity_name)
);

create table public.room_media (
  id uuid primary key default gen_random_uuid(),
  room_id uuid not null references public.rooms on delete cascade,
  media_id uuid not null references public.media on delete cascade,
  sort_order int not null default 0,
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (room_id, media_id)
);
create index room_media_order on public.room_media (room_id, sort_order);
create index room_media_media on public.room_media (media_id);
create unique index room_media_one_primary on public.room_media (room_id) where is_primary;

create table public.dining (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  slug varchar(100), -- ours: the id that content files use
  name varchar(100) not null,
  description text,
  cuisine varchar(100),
  hours varchar(100),
  dress_code varchar(100),
  image_id uuid references public.media on delete set null,
  specialties text[] not null default '{}',
  chef_name varchar(100),
  seating_capacity int check (seating_capacity > 0),
  reservation_required boolean not null default false,
  reservation_phone varchar(50),
  reservation_email varchar(100),
  price_range varchar(20) check (price_range in ('budget', 'moderate', 'upscale', 'fine_dining')),
  ambiance text,
  dietary_options text[] not null default '{}',
  menu jsonb, -- ours: sections of dishes
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  -- the fields that nobody has supplied yet, by the names that pages give them, such as hours; null: there is none
  sample_fields text[] check (cardinality(sample_fields) > 0),
  unique (hotel_id, slug)
);
create index dining_order on public.dining (hotel_id, is_active, sort_order);
create index dining_image on public.dining (image_id);

create table public.hotel_features (
  hotel_id uuid not null references public.hotels on delete cascade,
  feature_name varchar(100) not null,
  sort_order int not null default 0,
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  primary key (hotel_id, feature_name)
);

create table public.hotel_policies (
  hotel_id uuid primary key references public.hotels on delete cascade,
  check_in text not null default '2:00 PM',
  check_out text not null default '12:00 PM',
  cancellation text not null default '24 hours before arrival',
  pets text not null default 'Not allowed',
  -- ours: eventBooking, catering, decoration, capacity, parking of a place hired for an event
  event_policies jsonb not null default '{}' check (jsonb_typeof(event_policies) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);

create table public.hotel_spaces (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  slug varchar(100), -- ours: the id that content files use
  name varchar(200) not null,
  description text,
  space_type varchar(50) not null check (space_type in (
    'banquet', 'conference', 'wedding', 'outdoor', 'restaurant', 'bar', 'pool', 'spa', 'gym', 'other')),
  -- ours: guests as stated; one number is the maximum alone, a text stands where there is no figure
  capacity_min int check (capacity_min > 0),
  capacity_max int check (capacity_max > 0),
  capacity_text text,
  -- ours: [{style, capacity}] in the order shown; the layouts a search filters by follow from it
  configurations jsonb not null default '[]' check (jsonb_typeof(configurations) = 'array'),
  capacity_theater int check (capacity_theater > 0) generated always as
    ((jsonb_path_query_first(configurations, '$[*] ? (@.style like_regex "^theat(re|er)$" flag "i").capacity'))::int) stored,
  capacity_classroom int check (capacity_classroom > 0) generated always as
    ((jsonb_path_query_first(configurations, '$[*] ? (@.style like_regex "^classroom$" flag "i").capacity'))::int) stored,
  capacity_banquet int check (capacity_banquet > 0) generated always as
    ((jsonb_path_query_first(configurations, '$[*] ? (@.style like_regex "^banquet$" flag "i").capacity'))::int) stored,
  capacity_reception int check (capacity_reception > 0) generated always as
    ((jsonb_path_query_first(configurations, '$[*] ? (@.style like_regex "^reception$" flag "i").capacity'))::int) stored,
  capacity_boardroom int check (capacity_boardroom > 0) generated always as
    ((jsonb_path_query_first(configurations, '$[*] ? (@.style like_regex "^boardroom$" flag "i").capacity'))::int) stored,
  area_sqm decimal(10, 2) check (area_sqm > 0),
  area_sqft int check (area_sqft > 0), -- ours: the figure as the property states it
  area_display varchar(50),
  ceiling_height decimal(5, 2) check (ceiling_height > 0), -- metres
  features text[] not null default '{}',
  amenities text[] not null default '{}',
  event_types text[] not null default '{}', -- ours: what it is hired for
  location_floor varchar(50),
  image_id uuid references public.media on delete set null,
  pricing_info jsonb,
  availability_notes text,
  sort_order int not null default 0,
  is_featured boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  -- the fields that nobody has supplied yet, by the names that pages give them, such as hours; null: there is none
  sample_fields text[] check (cardinality(sample_fields) > 0),
  unique (hotel_id, slug),
  check (capacity_min is null or capacity_max >= capacity_min)
);
create index hotel_spaces_order on public.hotel_spaces (hotel_id, is_active, sort_order);
create index hotel_spaces_type on public.hotel_spaces (space_type);
create index hotel_spaces_capacity on public.hotel_spaces (capacity_max);
create index hotel_spaces_image on public.hotel_spaces (image_id);

create table public.hotel_experiences (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  slug varchar(100), -- ours: the id that content files use
  title varchar(200) not null,
  description text not null,
  short_description varchar(500),
  -- the owner's eight, then ours
  experience_type varchar(50) not null check (experience_type in (
    'dining', 'wellness', 'recreation', 'cultural', 'business', 'romantic', 'family', 'adventure',
    'wedding', 'event', 'events', 'accommodation')),
  duration_minutes int check (duration_minutes > 0),
  duration_display varchar(50),
  price_inr int check (price_inr >= 0),
  price_display varchar(100),
  min_participants int not null default 1 check (min_participants > 0),
  max_participants int,
  age_restrictions text,
  includes text[] not null default '{}',
  requirements text[] not null default '{}',
  availability_schedule jsonb,
  booking_advance_days int not null default 1 check (booking_advance_days >= 0),
  image_id uuid references public.media on delete set null,
  gallery_images uuid[] not null default '{}',
  contact_info jsonb,
  external_url text check (external_url ~ '^https?://'),
  is_seasonal boolean not null default false,
  season_info text,
  sort_order int not null default 0,
  is_featured boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  unique (hotel_id, slug),
  check (max_participants is null or max_participants >= min_participants)
);
create index hotel_experiences_order on public.hotel_experiences (hotel_id, is_active, sort_order);
create index hotel_experiences_type on public.hotel_experiences (experience_type);
create index hotel_experiences_image on public.hotel_experiences (image_id);

create table public.hotel_virtual_tours (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  title varchar(200) not null,
  description text,
  tour_type varchar(50) not null check (tour_type in (
    'matterport', 'spalba', '360_image', 'video_tour', 'virtual_reality')),
  tour_url text check (tour_url ~ '^https?://'), -- ours: null is the walk-through on this site
  embed_code text,
  thumbnail_id uuid references public.media on delete set null,
  duration_seconds int check (duration_seconds > 0),
  areas_covered text[] not null default '{}',
  interactive_features text[] not null default '{}',
  device_compatibility text[] not null default '{}',
  sort_order int not null default 0,
  is_featured boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index hotel_virtual_tours_order on public.hotel_virtual_tours (hotel_id, is_active, sort_order);
create index hotel_virtual_tours_thumbnail on public.hotel_virtual_tours (thumbnail_id);

create table public.hotel_statistics (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  metric_type varchar(50) not null check (metric_type in (
    'guest_satisfaction', 'occupancy_rate', 'awards', 'years_established', 'rooms_count', 'events_hosted', 'rating',
    'certifications')),
  metric_name varchar(100) not null,
  metric_value varchar(100) not null,
  metric_description text,
  unit varchar(50),
  data_source varchar(100),
  last_updated date,
  display_format varchar(20) not null default 'standard' check (display_format in (
    'standard', 'badge', 'highlight', 'chart')),
  icon_name varchar(50),
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (hotel_id, metric_type, metric_name)
);

create table public.hotel_social_media (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  platform varchar(50) not null check (platform in (
    'facebook', 'instagram', 'twitter', 'linkedin', 'youtube', 'tripadvisor', 'google_my_business', 'booking_com',
    'website')), -- the last is ours
  profile_url text not null check (profile_url ~ '^https?://'),
  handle varchar(100),
  follower_count int check (follower_count >= 0),
  is_verified boolean not null default false,
  is_primary boolean not null default false,
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (hotel_id, platform)
);

-- The owner's older picture list, by slug; kept so that its rows have a home.
create table public.hotel_images (
  id bigint generated always as identity primary key,
  hotel_id text not null,
  image_url text not null,
  alt_text text,
  is_featured boolean not null default false,
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index hotel_images_hotel on public.hotel_images (hotel_id, sort_order);

-- ours
create table public.offers (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) not null unique,
  hotel_id uuid references public.hotels on delete cascade, -- null: of the whole group
  title varchar(200) not null,
  summary varchar(500) not null,
  description text,
  terms text,
  price_inr int check (price_inr >= 0),
  price_note text,
  -- what its enquiry form is filled with
  event_type varchar(50) check (event_type in ('wedding', 'mice', 'birthday', 'cocktail', 'corporate', 'other')),
  valid_from date, -- days in India
  valid_until date,
  image_id uuid references public.media on delete set null,
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_sample boolean not null default false,
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  check (valid_until >= valid_from)
);
create index offers_order on public.offers (is_active, sort_order);
create index offers_hotel on public.offers (hotel_id);
create index offers_image on public.offers (image_id);

-- ours: one line above every page
create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  message varchar(300) not null,
  link_label varchar(100),
  link_url text check (link_url ~ '^(https?://|/)'),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_sample boolean not null default false,
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  check ((link_label is null) = (link_url is null)),
  check (ends_at > starts_at)
);
create index announcements_time on public.announcements (is_active, starts_at);

-- Articles, awards, posts, and texts in parts.
create table public.press_articles (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) not null unique,
  title varchar(200) not null,
  excerpt varchar(500) not null,
  publication varchar(100) not null,
  published varchar(50) not null, -- as shown: a year, a day or "Recent"
  link_url text not null check (link_url ~ '^https?://'),
  image_id uuid references public.media on delete set null,
  second_image_id uuid references public.media on delete set null,
  sort_order int not null default 0,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);
create index press_articles_image on public.press_articles (image_id);
create index press_articles_second_image on public.press_articles (second_image_id);

create table public.awards (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) not null unique,
  name varchar(200) not null,
  category varchar(100) not null,
  year int not null check (year between 1900 and 2200),
  description varchar(500) not null,
  image_id uuid references public.media on delete set null,
  sort_order int not null default 0,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);
create index awards_image on public.awards (image_id);

create table public.social_posts (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) not null unique,
  excerpt varchar(500) not null,
  posted_on date not null, -- a day in India
  post_url text not null check (post_url ~ '^https?://'),
  likes int not null default 0 check (likes >= 0),
  comments int not null default 0 check (comments >= 0),
  shares int not null default 0 check (shares >= 0),
  image_id uuid references public.media on delete set null,
  sort_order int not null default 0,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);
create index social_posts_image on public.social_posts (image_id);

create table public.group_texts (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) not null unique,
  part varchar(30) not null check (part in ('loyalty_step', 'loyalty_benefit', 'governance', 'menu')),
  title varchar(200) not null,
  body text not null,
  sort_order int not null default 0,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);

-- A search looks for a text anywhere in names and descriptions: by trigrams, not through every row. PostgreSQL brings the
-- extension along; where somebody left it out, the search does without.
do $$
begin
  if not exists (select from pg_available_extensions where name = 'pg_trgm') then
    return;
  end if;
  if not exists (select from pg_extension where extname = 'pg_trgm') then
    create extension pg_trgm schema site;
  end if;
  execute format(
    'create index hotels_words on public.hotels using gin (name %1$I.gin_trgm_ops, description %1$I.gin_trgm_ops)',
    (select extnamespace::regnamespace::text from pg_extension where extname = 'pg_trgm'));
  execute format(
    'create index hotel_spaces_words on public.hotel_spaces using gin (name %1$I.gin_trgm_ops)',
    (select extnamespace::regnamespace::text from pg_extension where extname = 'pg_trgm'));
exception
  when insufficient_privilege then
    raise notice 'The search goes without trigrams: this role may not create the extension pg_trgm.';
end
$$;

-- What the seed wrote: while a row's present hash equals the one here, staff have not touched it. The hash covers these
-- columns: one that a later migration adds is not the seed's until content fills it, and so does not make every row look
-- touched.
create table site.seed_rows (
  table_name text not null,
  row_key text not null,
  hash text not null,
  seeded_at timestamptz not null default now(),
  columns text[] not null default '{}',
  primary key (table_name, row_key)
);

-- Every replica hears of a change of content, also of what the seed or an operator writes.
create function site.announce_content() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_notify('content', '');
  return null;
end
$$;
revoke all on site.seed_rows from public, anon, authenticated;
revoke all on sequence public.hotel_images_id_seq from public, anon, authenticated;
revoke execute on function site.announce_content from public;

do $$
declare
  t text;
begin
  foreach t in array array[
    'brands', 'locations', 'media', 'hotels', 'hotel_media', 'amenities', 'rooms', 'room_media', 'dining',
    'hotel_policies', 'hotel_spaces', 'hotel_experiences', 'hotel_virtual_tours', 'hotel_statistics',
    'hotel_social_media', 'hotel_images', 'offers', 'announcements', 'press_articles', 'awards', 'social_posts',
    'group_texts'] loop
    execute format(
      'create trigger touch_updated_at before update on public.%I for each row execute function site.touch_updated_at()', t);
  end loop;

  -- Everybody reads what is published (the policies below); the site reads everything.
  foreach t in array array[
    'brands', 'locations', 'media', 'hotels', 'hotel_media', 'amenities', 'hotel_amenities', 'rooms', 'room_amenities',
    'room_media', 'dining', 'hotel_features', 'hotel_policies', 'hotel_spaces', 'hotel_experiences',
    'hotel_virtual_tours', 'hotel_statistics', 'hotel_social_media', 'hotel_images', 'offers', 'announcements',
    'press_articles', 'awards', 'social_posts', 'group_texts'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated', t);
    execute format('grant select on public.%I to anon, authenticated, tivoli_site', t);
    execute format('create policy site_reads on public.%I for select to tivoli_site using (true)', t);
  end loop;

  -- The desk's preview shows the whole page.
  foreach t in array array[
    'brands', 'locations', 'media', 'amenities', 'hotels', 'hotel_media', 'hotel_amenities', 'rooms', 'room_amenities',
    'room_media', 'dining', 'hotel_features', 'hotel_policies', 'hotel_spaces', 'hotel_experiences',
    'hotel_virtual_tours', 'hotel_social_media', 'offers', 'announcements', 'press_articles', 'awards', 'social_posts',
    'group_texts'] loop
    execute format(
      'create trigger announce_content after insert or update or delete on public.%I
         for each statement execute function site.announce_content()', t);
    execute format('grant select on public.%I to tivoli_desk', t);
    execute format('create policy desk_reads on public.%I for select to tivoli_desk using (true)', t);
  end loop;

  -- Administrators edit these at the desk.
  foreach t in array array[
    'brands', 'locations', 'media', 'hotels', 'hotel_media', 'rooms', 'room_amenities', 'dining', 'hotel_spaces',
    'hotel_experiences', 'offers', 'announcements', 'press_articles', 'awards', 'social_posts', 'group_texts'] loop
    execute format('grant insert, update on public.%I to tivoli_desk', t);
    execute format(
      'create policy desk_inserts on public.%I for insert to tivoli_desk with check ((select staff.sees(''administration'')))', t);
    execute format(
      'create policy desk_updates on public.%I for update to tivoli_desk using ((select staff.sees(''administration'')))', t);
  end loop;

  -- An entry of a list or a gallery has no state of its own: the change of the row that it belongs to keeps it as it was.
  foreach t in array array['hotel_media', 'room_amenities'] loop
    execute format('grant delete on public.%I to tivoli_desk', t);
    execute format(
      'create policy desk_deletes on public.%I for delete to tivoli_desk using ((select staff.sees(''administration'')))', t);
  end loop;

  foreach t in array array['press_articles', 'awards', 'social_posts', 'group_texts'] loop
    execute format(
      'create policy published on public.%I for select to anon, authenticated using (is_active and not is_sample)', t);
  end loop;
end
$$;

-- Published rows. A subquery on hotels or rooms sees only what its own policy publishes.
create policy published on public.brands for select to anon, authenticated using (is_active);
create policy published on public.locations for select to anon, authenticated using (is_active);
create policy published on public.media for select to anon, authenticated using (is_active);
create policy published on public.amenities for select to anon, authenticated using (is_active);
create policy published on public.hotels for select to anon, authenticated using (is_active);
create policy published on public.hotel_media for select to anon, authenticated
  using (exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_amenities for select to anon, authenticated
  using (exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_features for select to anon, authenticated
  using (exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_policies for select to anon, authenticated
  using (exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.rooms for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.room_amenities for select to anon, authenticated
  using (exists (select from public.rooms r where r.id = room_id and r.is_active));
create policy published on public.room_media for select to anon, authenticated
  using (exists (select from public.rooms r where r.id = room_id and r.is_active));
create policy published on public.dining for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_spaces for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_experiences for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_virtual_tours for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_statistics for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_social_media for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_images for select to anon, authenticated
  using (exists (select from public.hotels h where h.slug = hotel_images.hotel_id and h.is_active));
create policy published on public.offers for select to anon, authenticated
  using (
    is_active and not is_sample
    and (hotel_id is null or exists (select from public.hotels h where h.id = hotel_id and h.is_active))
    and coalesce(valid_from <= (now() at time zone 'Asia/Kolkata')::date, true)
    and coalesce(valid_until >= (now() at time zone 'Asia/Kolkata')::date, true)
  );
create policy published on public.announcements for select to anon, authenticated
  using (is_active and not is_sample and starts_at <= now() and coalesce(ends_at > now(), true));

-- What visitors send: bookings of venues and rooms, the leads that sales works on, applications for a job.
-- Every form carries a submission id. The same id with the same content is the same enquiry, however often it comes.

create table public.venue_bookings (
  id uuid primary key default gen_random_uuid(),
  reference varchar(20) not null unique check (reference ~ '^TV-[0-9A-Z]{6}$'),
  submission_id uuid not null,
  content_hash varchar(64) not null check (content_hash ~ '^[0-9a-f]{64}$'),
  variant varchar(20) not null default 'enquiry' check (variant in ('home', 'enquiry')),
  name varchar(255) not null,
  email varchar(255) not null,
  phone varchar(20) not null,
  event_type varchar(50) not null check (event_type in (
    'wedding', 'mice', 'birthday', 'cocktail', 'corporate', 'other')),
  event_date date not null, -- a day in India
  guest_count int not null check (guest_count > 0),
  needs_rooms boolean not null default false,
  budget_range varchar(50) check (budget_range in (
    'under-5-lakhs', '5-10-lakhs', '10-20-lakhs', '20-50-lakhs', 'above-50-lakhs')),
  special_requirements text,
  status varchar(20) not null default 'pending' check (status in ('pending', 'contacted', 'confirmed', 'cancelled')),
  venue_id varchar(100), -- a hotel's slug as it was then; on purpose no foreign key
  consent_at timestamptz,
  consent_version varchar(50),
  quarantine varchar(20) not null default 'none' check (quarantine in ('none', 'held', 'released', 'spam')),
  quarantine_reasons text[] not null default '{}',
  due_at timestamptz not null default now() + interval '24 hours',
  first_response_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- of the page from which it was sent: its mails are written in it
  language varchar(2) not null default 'en' check (language in ('en', 'hi')),
  space varchar(200), -- the hall or lawn that was chosen, as it was called then; null: none was, or there is only one
  unique (submission_id, content_hash)
);
create index venue_bookings_created on public.venue_bookings (created_at);
create index venue_bookings_status on public.venue_bookings (status);
create index venue_bookings_email on public.venue_bookings (email);
create index venue_bookings_content on public.venue_bookings (content_hash, created_at); -- a form sent without a script
create index venue_bookings_event_date on public.venue_bookings (event_date);
create index venue_bookings_due on public.venue_bookings (due_at) where first_response_at is null;
create index venue_bookings_phone on public.venue_bookings (phone, created_at);
create index venue_bookings_words on public.venue_bookings (md5(special_requirements), created_at)
  where special_requirements is not null;
create index venue_bookings_figures on public.venue_bookings (event_date)
  include (venue_id, guest_count, status, quarantine);

create table public.room_bookings (
  id uuid primary key default gen_random_uuid(),
  reference varchar(20) not null unique check (reference ~ '^TV-[0-9A-Z]{6}$'),
  submission_id uuid not null,
  content_hash varchar(64) not null check (content_hash ~ '^[0-9a-f]{64}$'),
  name varchar(255) not null,
  email varchar(255) not null,
  phone varchar(20) not null,
  checkin_date date not null,
  checkout_date date not null,
  room_type varchar(100) not null, -- 'Any' where the guest has no wish
  rooms int not null default 1 check (rooms > 0),
  adults int not null check (adults > 0),
  children int not null default 0 check (children >= 0),
  guest_count int not null check (guest_count > 0),
  special_requests text,
  status varchar(20) not null default 'pending' check (status in ('pending', 'contacted', 'confirmed', 'cancelled')),
  hotel_id varchar(100), -- a hotel's slug as it was then; on purpose no foreign key
  total_nights int generated always as (checkout_date - checkin_date) stored,
  consent_at timestamptz,
  consent_version varchar(50),
  quarantine varchar(20) not null default 'none' check (quarantine in ('none', 'held', 'released', 'spam')),
  quarantine_reasons text[] not null default '{}',
  due_at timestamptz not null default now() + interval '24 hours',
  first_response_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  language varchar(2) not null default 'en' check (language in ('en', 'hi')),
  unique (submission_id, content_hash),
  check (checkout_date > checkin_date),
  check (guest_count = adults + children)
);
create index room_bookings_created on public.room_bookings (created_at);
create index room_bookings_status on public.room_bookings (status);
create index room_bookings_email on public.room_bookings (email);
create index room_bookings_dates on public.room_bookings (checkin_date, checkout_date);
create index room_bookings_due on public.room_bookings (due_at) where first_response_at is null;

-- Reference, name, e-mail and telephone as words to begin with: "TV-7K3", "meera", "98100".
create function desk.search_words(reference text, name text, email text, phone text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select to_tsvector('pg_catalog.simple', translate(
    reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
      || coalesce(right(regexp_replace(phone, '\D', '', 'g'), 10), ''),
    '@.-_+/', '      '))
$$;

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  -- of a booking: that booking's own; what staff type in gets one as well
  reference varchar(20) not null unique check (reference ~ '^TV-[0-9A-Z]{6}$'),
  submission_id uuid,
  content_hash varchar(64) check (content_hash ~ '^[0-9a-f]{64}$'),
  source varchar(50) not null check (source in (
    'venue_booking', 'room_booking', 'website_contact', 'phone_inquiry', 'loyalty')),
  booking_id uuid, -- a row of venue_bookings or room_bookings, by source
  venue_id varchar(100),
  customer_name varchar(255) not null,
  customer_email varchar(255),
  customer_phone varchar(20),
  status varchar(20) not null default 'new' check (status in ('new', 'contacted', 'qualified', 'converted', 'lost')),
  notes text,
  assigned_to varchar(255),
  utm_source varchar(200),
  utm_medium varchar(200),
  utm_campaign varchar(200),
  utm_term varchar(200),
  utm_content varchar(200),
  referrer_host varchar(255), -- the host alone: an address may carry personal data
  landing_path varchar(500), -- without its query
  consent_at timestamptz,
  consent_version varchar(50),
  quarantine varchar(20) not null default 'none' check (quarantine in ('none', 'held', 'released', 'spam')),
  quarantine_reasons text[] not null default '{}',
  due_at timestamptz not null default now() + interval '24 hours',
  first_response_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1, -- one more with each change of staff's; who changes an older one is told
  -- What a caller plans, and what staff correct. What the visitor wrote on the booking stays as it was written.
  event_type varchar(50) check (event_type in ('wedding', 'mice', 'birthday', 'cocktail', 'corporate', 'other')),
  event_date date,
  guest_count int check (guest_count > 0),
  budget_range varchar(50) check (budget_range in (
    'under-5-lakhs', '5-10-lakhs', '10-20-lakhs', '20-50-lakhs', 'above-50-lakhs')),
  -- made when a lead is stored, not when somebody searches
  words tsvector generated always as (
    desk.search_words(reference, customer_name, customer_email, customer_phone)) stored,
  lost_reason varchar(20) check (lost_reason in (
    'price', 'date', 'size', 'place', 'other-house', 'no-answer', 'cancelled', 'merged', 'other')),
  merged_into uuid references public.leads on delete set null, -- two enquiries of one family: this one goes on as that one
  language varchar(2) not null default 'en' check (language in ('en', 'hi')),
  unique (submission_id, content_hash),
  check ((submission_id is null) = (content_hash is null)),
  check ((booking_id is not null) = (source in ('venue_booking', 'room_booking'))),
  check (customer_email is not null or customer_phone is not null)
);
create index leads_created on public.leads (created_at);
create index leads_status on public.leads (status);
create index leads_source on public.leads (source);
create index leads_email on public.leads (customer_email);
create unique index leads_one_a_booking on public.leads (booking_id);
create index leads_due on public.leads (due_at) where first_response_at is null;
-- The inbox: newest first (leads_created) and for one property; what is open, by its clock; what somebody took on. What was
-- called spam stands in a view of its own, so that a mistake is found again.
create index leads_venue_newest on public.leads (venue_id, created_at desc);
create index leads_open on public.leads (due_at, venue_id, assigned_to)
  where first_response_at is null and quarantine in ('none', 'released');
create index leads_held on public.leads (created_at desc) where quarantine = 'held';
create index leads_owner on public.leads (assigned_to, created_at desc) where assigned_to is not null;
create index leads_spam on public.leads (created_at desc) where quarantine = 'spam';
create index leads_words on public.leads using gin (words);
create index leads_merged on public.leads (merged_into) where merged_into is not null;
create index leads_same_phone on public.leads (customer_phone) where customer_phone is not null;
create index leads_same_email on public.leads (lower(customer_email)) where customer_email is not null;
create index leads_corrected on public.leads (booking_id)
  include (event_date, guest_count, venue_id, status, quarantine)
  where booking_id is not null and event_date is not null;
-- How the promise was kept is read from this index alone, and so are the figures, which count a family once.
create index leads_answers on public.leads (created_at) include (first_response_at, due_at, quarantine, venue_id);
create index leads_figures on public.leads (created_at)
  include (venue_id, first_response_at, status, source, quarantine, utm_source, utm_campaign, referrer_host)
  where merged_into is null;

create table public.career_applications (
  id uuid primary key default gen_random_uuid(),
  reference varchar(20) not null unique check (reference ~ '^TV-[0-9A-Z]{6}$'),
  submission_id uuid not null,
  content_hash varchar(64) not null check (content_hash ~ '^[0-9a-f]{64}$'),
  name varchar(255) not null,
  email varchar(255) not null,
  phone varchar(20) not null,
  address text not null,
  position varchar(100) not null,
  cover_letter text,
  motivation text not null,
  cv_filename varchar(255), -- as the applicant called it
  cv_path text, -- where it lies in the private bucket
  cv_type varchar(100), -- by its content
  cv_size int check (cv_size > 0), -- bytes
  status varchar(20) not null default 'new' check (status in ('new', 'reviewed', 'shortlisted', 'hired', 'rejected')),
  consent_at timestamptz,
  consent_version varchar(50),
  quarantine varchar(20) not null default 'none' check (quarantine in ('none', 'held', 'released', 'spam')),
  quarantine_reasons text[] not null default '{}',
  due_at timestamptz not null default now() + interval '24 hours',
  first_response_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  utm_source varchar(200),
  utm_medium varchar(200),
  utm_campaign varchar(200),
  utm_term varchar(200),
  utm_content varchar(200),
  referrer_host varchar(255),
  landing_path varchar(500),
  version int not null default 1,
  -- What a virus scanner said of the CV. none: no scanner is set · waiting: it is held until one has answered
  cv_scan varchar(10) not null default 'none' check (cv_scan in ('none', 'waiting', 'clean', 'infected')),
  cv_scan_finding varchar(200), -- what the scanner calls it
  cv_scanned_at timestamptz,
  language varchar(2) not null default 'en' check (language in ('en', 'hi')),
  unique (submission_id, content_hash)
);
create index career_applications_created on public.career_applications (created_at);
create index career_applications_status on public.career_applications (status);
create index career_applications_email on public.career_applications (email);
create index career_applications_scan on public.career_applications (created_at) where cv_scan = 'waiting';

-- Who moved what, and when.
create table public.status_history (
  id uuid primary key default gen_random_uuid(),
  subject_table varchar(50) not null check (subject_table in (
    'venue_bookings', 'room_bookings', 'leads', 'career_applications')),
  subject_id uuid not null,
  from_status varchar(20) not null,
  to_status varchar(20) not null,
  changed_at timestamptz not null default now(),
  changed_by varchar(255) not null,
  note text
);
create index status_history_subject on public.status_history (subject_table, subject_id, changed_at);
create index status_history_changed on public.status_history (changed_at);

-- The first move away from where an enquiry starts is the first response to it.
create function site.stamp_first_response() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status is distinct from old.status and old.status in ('pending', 'new') then
    new.first_response_at := coalesce(new.first_response_at, now());
  end if;
  return new;
end
$$;

-- The author is whoever `set_config('site.author', …, true)` names in this transaction, else the database role.
create function site.record_status_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into public.status_history (subject_table, subject_id, from_status, to_status, changed_by)
  values (
    tg_table_name, new.id, old.status, new.status,
    coalesce(nullif(current_setting('site.author', true), ''), current_user)
  );
  return null;
end
$$;

-- A booking that sales never hears of must not exist: checked when the transaction commits.
create function site.require_lead() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (select from public.leads where booking_id = new.id) then
    raise exception 'booking % of % has no lead', new.id, tg_table_name
      using errcode = 'integrity_constraint_violation',
            hint = 'Insert the lead in the same transaction.';
  end if;
  return null;
end
$$;

do $$
declare
  enquiry text;
begin
  foreach enquiry in array array['venue_bookings', 'room_bookings', 'leads', 'career_applications'] loop
    execute format(
      'create trigger touch_updated_at before update on public.%I for each row execute function site.touch_updated_at()',
      enquiry);
    execute format(
      'create trigger stamp_first_response before update of status on public.%I
         for each row execute function site.stamp_first_response()',
      enquiry);
    execute format(
      'create trigger record_status_change after update of status on public.%I
         for each row when (old.status is distinct from new.status) execute function site.record_status_change()',
      enquiry);
  end loop;

  foreach enquiry in array array['venue_bookings', 'room_bookings'] loop
    execute format(
      'create constraint trigger require_lead after insert on public.%I deferrable initially deferred
         for each row execute function site.require_lead()',
      enquiry);
  end loop;
end
$$;

-- What a visitor sends again must be found before it is stored again, and nobody may store the same in between: the lock
-- is on the content and ends with the transaction. In one call, because an enquiry's transaction waits for each.
create function site.earlier_submission(subject_table text, wanted_hash text, wanted_submission uuid)
returns table (id uuid, reference text)
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(('x' || left(wanted_hash, 16))::bit(64)::bigint);
  -- Statements of their own: they see what whoever held the lock has committed.
  case subject_table
    when 'venue_bookings' then
      return query select t.id, t.reference::text from public.venue_bookings t
        where t.content_hash = wanted_hash
          and (t.created_at > now() - interval '24 hours' or t.submission_id = wanted_submission)
        order by t.created_at limit 1;
    when 'room_bookings' then
      return query select t.id, t.reference::text from public.room_bookings t
        where t.content_hash = wanted_hash
          and (t.created_at > now() - interval '24 hours' or t.submission_id = wanted_submission)
        order by t.created_at limit 1;
    when 'leads' then
      return query select t.id, t.reference::text from public.leads t
        where t.content_hash = wanted_hash
          and (t.created_at > now() - interval '24 hours' or t.submission_id = wanted_submission)
        order by t.created_at limit 1;
    when 'career_applications' then
      return query select t.id, t.reference::text from public.career_applications t
        where t.content_hash = wanted_hash
          and (t.created_at > now() - interval '24 hours' or t.submission_id = wanted_submission)
        order by t.created_at limit 1;
  end case;
end
$$;
revoke all on function site.earlier_submission from public;
grant execute on function site.earlier_submission to tivoli_site;

-- How long each kind is kept, counted from when it came in, and for an event or a stay from its own day where that is
-- later. The privacy notice says the same; a test holds the two together.
create table site.retention (
  kind varchar(30) primary key,
  months int not null check (months > 0)
);
insert into site.retention (kind, months) values
  ('enquiry', 24),
  ('application', 12),
  ('spam', 3),
  ('mail', 12);

-- The site itself may delete nothing. This is the one thing it may have done: to forget what is past its time, as it
-- stands in the table above. Returns the CVs whose rows are gone, for their files to follow.
create function site.forget_expired() returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  enquiry_keep interval := (select make_interval(months => months) from site.retention where kind = 'enquiry');
  spam_keep interval := (select make_interval(months => months) from site.retention where kind = 'spam');
begin
  create temporary table forgotten (subject_table text, subject_id uuid, cv text) on commit drop;

  with gone as (
    delete from public.venue_bookings b
     where greatest(b.created_at, b.event_date::timestamptz) < now() - enquiry_keep
        or (b.quarantine in ('held', 'spam') and b.created_at < now() - spam_keep)
    returning b.id)
  insert into forgotten select 'venue_bookings', id, null from gone;
  with gone as (
    delete from public.room_bookings b
     where greatest(b.created_at, b.checkout_date::timestamptz) < now() - enquiry_keep
        or (b.quarantine in ('held', 'spam') and b.created_at < now() - spam_keep)
    returning b.id)
  insert into forgotten select 'room_bookings', id, null from gone;
  with gone as (
    delete from public.leads l
     where exists (select from forgotten f where f.subject_id = l.booking_id)
        or (l.booking_id is null and (l.created_at < now() - enquiry_keep
            or (l.quarantine in ('held', 'spam') and l.created_at < now() - spam_keep)))
    returning l.id)
  insert into forgotten select 'leads', id, null from gone;
  with gone as (
    delete from public.career_applications a
     where a.created_at < now() - (select make_interval(months => months) from site.retention where kind = 'application')
        or (a.quarantine in ('held', 'spam') and a.created_at < now() - spam_keep)
    returning a.id, a.cv_path)
  insert into forgotten select 'career_applications', id, cv_path from gone;

  delete from public.status_history h using forgotten f
   where h.subject_table = f.subject_table and h.subject_id = f.subject_id;
  delete from site.mail m using forgotten f
   where m.subject_table = f.subject_table and m.subject_id = f.subject_id;
  delete from site.mail m where m.created_at < now() - (select make_interval(months => months) from site.retention where kind = 'mail');

  return query select cv from forgotten where cv is not null;
  drop table forgotten;
end
$$;
revoke execute on function site.forget_expired() from public, anon, authenticated;
grant execute on function site.forget_expired() to tivoli_site;

-- Who may do what. What the visitor wrote stays as it was written.
do $$
declare
  t text;
begin
  foreach t in array array['venue_bookings', 'room_bookings', 'leads', 'career_applications'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated', t);
    execute format('grant select, insert on public.%I to tivoli_site', t);
    execute format(
      'grant update (status, quarantine, quarantine_reasons, due_at, first_response_at) on public.%I to tivoli_site', t);
    execute format('create policy site_reads on public.%I for select to tivoli_site using (true)', t);
    execute format('create policy site_inserts on public.%I for insert to tivoli_site with check (true)', t);
    execute format('create policy site_updates on public.%I for update to tivoli_site using (true)', t);
  end loop;

  foreach t in array array['leads', 'venue_bookings', 'room_bookings'] loop
    execute format('grant select, insert on public.%I to tivoli_desk', t);
    execute format('grant update (status, quarantine, quarantine_reasons, first_response_at) on public.%I to tivoli_desk', t);
    -- Asked once a statement, not once a row.
    execute format(
      'create policy desk_sees on public.%I for all to tivoli_desk
         using ((select staff.sees(''everything'')) or %2$I = any (array(select unnest(staff.properties()))))
         with check ((select staff.sees(''everything'')) or %2$I = any (array(select unnest(staff.properties()))))',
      t, case t when 'room_bookings' then 'hotel_id' else 'venue_id' end);
  end loop;

  -- An enquiry that was given to another property is seen there with its booking.
  foreach t in array array['venue_bookings', 'room_bookings'] loop
    execute format(
      'create policy desk_sees_of_lead on public.%1$I for all to tivoli_desk
         using (exists (select from public.leads l where l.booking_id = %1$I.id))
         with check (exists (select from public.leads l where l.booking_id = %1$I.id))', t);
  end loop;
end
$$;
grant update (notes, assigned_to) on public.leads to tivoli_site;
grant update (assigned_to, version, customer_name, customer_email, customer_phone, venue_id, event_type, event_date,
    guest_count, lost_reason, merged_into)
  on public.leads to tivoli_desk;
grant update (cv_scan, cv_scan_finding, cv_scanned_at) on public.career_applications to tivoli_site;
grant select on public.career_applications to tivoli_desk;
grant update (status, quarantine, quarantine_reasons, first_response_at, version) on public.career_applications to tivoli_desk;
create policy desk_sees on public.career_applications for all to tivoli_desk
  using ((select staff.sees('applications'))) with check ((select staff.sees('applications')));

-- The trigger of a move writes the history, whoever moved.
alter table public.status_history enable row level security;
revoke all on public.status_history from public, anon, authenticated;
grant select, insert on public.status_history to tivoli_site;
create policy site_reads on public.status_history for select to tivoli_site using (true);
create policy site_inserts on public.status_history for insert to tivoli_site with check (true);
grant insert on public.status_history to tivoli_desk;
create policy desk_inserts on public.status_history for insert to tivoli_desk with check (true);

revoke execute on function site.stamp_first_response, site.record_status_change, site.require_lead, site.touch_updated_at
  from public, anon, authenticated;
revoke execute on function desk.search_words from public;
grant execute on function desk.search_words to tivoli_site, tivoli_desk;
revoke all on site.retention from public, anon, authenticated;
grant select on site.retention to tivoli_site;

-- What leaves the house: every mail, and an event for each thing that happens to an enquiry.

-- One row a mail from its first try on. Its recipient stands there as a keyed hash: enough to count by, not to read.
create table site.mail (
  id varchar(100) primary key, -- the local part of its Message-ID
  subject_table varchar(50) not null check (subject_table in (
    'venue_bookings', 'room_bookings', 'leads', 'career_applications')),
  subject_id uuid not null,
  kind varchar(20) not null check (kind in ('acknowledgement', 'alert')),
  recipient_hash varchar(64) not null,
  -- waiting: not handed over yet · sent · withheld: its recipient has had enough today · bounced: the recipient's server
  -- refused the address for good · failed: given up after the last try
  state varchar(20) not null default 'waiting' check (state in ('waiting', 'sent', 'withheld', 'bounced', 'failed')),
  tries int not null default 0,
  last_error varchar(200), -- the mail server's code and answer, without addresses
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  sent_at timestamptz
);
create index mail_subject on site.mail (subject_table, subject_id);
create index mail_recipient on site.mail (recipient_hash, created_at);
create index mail_trouble on site.mail (state, created_at) where state in ('bounced', 'failed', 'withheld');
grant select, insert, update on site.mail to tivoli_site;

-- One row an event, without anything a visitor wrote. Whoever waits for it is told by a job that is queued from here.
create table site.events (
  id uuid primary key default gen_random_uuid(),
  kind varchar(40) not null,
  subject_id uuid not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  queued_at timestamptz,
  delivered_at timestamptz,
  tries int not null default 0,
  last_answer varchar(100) -- a status, or the code of an error
);
create index events_waiting on site.events (created_at) where queued_at is null;
create index events_age on site.events (created_at);
grant select, insert, update, delete on site.events to tivoli_site;

-- With the owner's rights: staff move enquiries as a role that sees nothing of this schema.
create function site.note_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := jsonb_build_object(
    'reference', new.reference, 'source', new.source, 'property', new.venue_id, 'status', new.status, 'due_at', new.due_at);
  is_open boolean := new.quarantine in ('none', 'released');
begin
  if is_open and (tg_op = 'INSERT' or old.quarantine not in ('none', 'released')) then
    insert into site.events (kind, subject_id, data) values ('enquiry.received', new.id, facts);
  elsif is_open and tg_op = 'UPDATE' and new.status is distinct from old.status then
    insert into site.events (kind, subject_id, data)
    values ('enquiry.status_changed', new.id, facts || jsonb_build_object('from', old.status));
  elsif is_open and tg_op = 'UPDATE' and new.assigned_to is distinct from old.assigned_to then
    insert into site.events (kind, subject_id, data)
    values ('enquiry.assigned', new.id, facts || jsonb_build_object('assigned', new.assigned_to is not null));
  end if;
  return null;
end
$$;

create function site.note_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := jsonb_build_object('reference', new.reference, 'position', new.position, 'status', new.status);
  is_open boolean := new.quarantine in ('none', 'released');
begin
  if is_open and (tg_op = 'INSERT' or old.quarantine not in ('none', 'released')) then
    insert into site.events (kind, subject_id, data) values ('application.received', new.id, facts);
  elsif is_open and tg_op = 'UPDATE' and new.status is distinct from old.status then
    insert into site.events (kind, subject_id, data)
    values ('application.status_changed', new.id, facts || jsonb_build_object('from', old.status));
  end if;
  return null;
end
$$;
revoke execute on function site.note_lead, site.note_application from public;

create trigger note_lead after insert or update of quarantine, status, assigned_to on public.leads
  for each row execute function site.note_lead();
create trigger note_application after insert or update of quarantine, status on public.career_applications
  for each row execute function site.note_application();

-- One row a day in India, taken by the replica that comes first.
create table site.digests (
  day date primary key,
  queued_at timestamptz not null default now()
);
grant select, insert on site.digests to tivoli_site;

-- An enquiry is escalated once.
create table site.escalations (
  lead_id uuid primary key references public.leads on delete cascade,
  escalated_at timestamptz not null default now()
);
grant select, insert on site.escalations to tivoli_site;

-- What the desk keeps about enquiries and applications, and the questions that staff ask with the owner's rights.

-- What staff did with an enquiry or an application: its timeline, and what undo goes back to. Gone with what it is about.
create table desk.change (
  id bigint generated always as identity primary key,
  lead_id uuid references public.leads on delete cascade,
  application_id uuid references public.career_applications on delete cascade,
  at timestamptz not null default now(),
  author_id text not null,
  author varchar(255) not null, -- the name as it was then
  kind varchar(20) not null check (kind in ('created', 'assigned', 'moved', 'quarantine', 'note', 'opened', 'undone', 'edited', 'merged')),
  before jsonb,
  after jsonb,
  note text check (length(note) <= 4000),
  undone_at timestamptz,
  check (num_nonnulls(lead_id, application_id) = 1)
);
create index change_lead on desk.change (lead_id, id) where lead_id is not null;
create index change_application on desk.change (application_id, id) where application_id is not null;

-- An enquiry that may be seen may be seen with its timeline: the subquery sees only what its own policy shows.
alter table desk.change enable row level security;
revoke all on desk.change from public, anon, authenticated;
grant select on desk.change to tivoli_site;
create policy site_reads on desk.change for select to tivoli_site using (true);
grant select, insert on desk.change to tivoli_desk;
grant update (undone_at) on desk.change to tivoli_desk;
create policy desk_sees on desk.change for all to tivoli_desk
  using (
    exists (select from public.leads l where l.id = lead_id)
    or exists (select from public.career_applications a where a.id = application_id))
  with check (
    exists (select from public.leads l where l.id = lead_id)
    or exists (select from public.career_applications a where a.id = application_id));

-- What became of the mails about an enquiry that the asker may see.
create function desk.mail_of(subject uuid)
returns table (kind text, state text, tries int, created_at timestamptz, sent_at timestamptz, last_error text)
language sql stable security definer set search_path = '' as $$
  select m.kind::text, m.state::text, m.tries, m.created_at, m.sent_at, m.last_error::text
    from site.mail m
   where m.subject_id = subject and (
     exists (select from public.leads l
              where (l.id = subject or l.booking_id = subject)
                and (staff.sees('everything') or l.venue_id = any (staff.properties())))
     or exists (select from public.career_applications a where a.id = subject and staff.sees('applications')))
   order by m.created_at
$$;

-- Enquiries with a mail that was refused or given up.
create function desk.bounced() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select l.id
    from (select distinct subject_table, subject_id from site.mail where state in ('bounced', 'failed')) m
    join public.leads l on case m.subject_table when 'leads' then l.id else l.booking_id end = m.subject_id
   where staff.sees('everything') or l.venue_id = any (staff.properties())
$$;

-- Searching needs the index, which row security would keep it from: so it narrows by itself. Words that thousands share
-- ("gmail") must cost no more than a name: the newest leads are looked through, and of all others a bounded number is taken
-- by the index.
create function desk.find(words tsquery, most int) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select f.id
    from (
      select n.id, n.created_at
        from (select l.id, l.created_at, l.words, l.venue_id from public.leads l order by l.created_at desc limit 3000) n
       where n.words @@ $1
         and ((select staff.sees('everything')) or n.venue_id = any (array(select unnest(staff.properties()))))
      union
      (select l.id, l.created_at
         from public.leads l
        where l.words @@ $1
          and ((select staff.sees('everything')) or l.venue_id = any (array(select unnest(staff.properties()))))
        limit 3000)) f
   order by f.created_at desc
   limit most
$$;

-- How long an application is kept, for whoever may see it.
create function desk.application_months() returns int
language sql stable security definer set search_path = '' as $$
  select months from site.retention where kind = 'application'
$$;

revoke execute on function desk.mail_of, desk.bounced, desk.find, desk.application_months from public;
grant execute on function desk.mail_of, desk.bounced, desk.find, desk.application_months to tivoli_desk;

-- Every change of content with its author and both states of the row, so that it can be undone.
create table desk.content_change (
  id uuid primary key default gen_random_uuid(),
  changed_at timestamptz not null default clock_timestamp(),
  author_id text not null,
  author varchar(255) not null, -- the name as it was then
  entity varchar(50) not null, -- the table
  row_id uuid not null,
  label varchar(300) not null, -- what the row was called
  action varchar(20) not null check (action in ('created', 'changed', 'removed')),
  -- the columns that changed, as they were and as they are; null: there was no row, or there is none
  before jsonb,
  after jsonb,
  undone_at timestamptz,
  check ((before is null) = (action = 'created') and (after is null) = (action = 'removed'))
);
create index content_change_newest on desk.content_change (changed_at desc);
create index content_change_row on desk.content_change (entity, row_id, changed_at desc);
alter table desk.content_change enable row level security;
revoke all on desk.content_change from public, anon, authenticated;
grant select, insert on desk.content_change to tivoli_desk;
grant update (undone_at) on desk.content_change to tivoli_desk;
create policy desk_edits on desk.content_change for all to tivoli_desk
  using ((select staff.sees('administration'))) with check ((select staff.sees('administration')));

-- The diary: which halls are promised to whom, and when. No personal data: a function knows its lead by the event alone.
--   diary.event     one or more functions of one lead; it stays when the lead is erased
--   diary.function  a mehndi, a dinner, a day of a conference, or a time that is blocked; its state says what it claims
--   diary.part      spaces that consist of others: a lawn of its halves, the whole house
--   diary.claim     which units a function claims, and when; the database refuses two that overlap

-- The database refuses two claims that overlap by an index of this extension.
create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

-- A property without a row, or with `shows_days` off, does not keep its diary here: visitors are asked to enquire.
create table diary.property (
  property varchar(100) primary key, -- a hotel's slug
  shows_days boolean not null default false,
  updated_at timestamptz not null default now()
);

create table diary.part (
  whole uuid not null references public.hotel_spaces on delete cascade,
  part uuid not null references public.hotel_spaces on delete cascade,
  primary key (whole, part),
  check (whole <> part)
);
create index part_part on diary.part (part);

create table diary.event (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid references public.leads on delete set null,
  created_at timestamptz not null default now()
);
create index event_lead on diary.event (lead_id);

-- The order in which options were placed.
create sequence diary.place;

create table diary.function (
  id uuid primary key default gen_random_uuid(),
  reference varchar(20) not null unique check (reference ~ '^FN-[0-9A-Z]{6}$'),
  event_id uuid references diary.event, -- null: blocked, or taken over from another diary
  property varchar(100) not null, -- a hotel's slug
  kind varchar(30) not null check (kind in (
    'mehndi', 'haldi', 'sangeet', 'wedding', 'reception', 'engagement', 'conference', 'meeting', 'lunch', 'dinner',
    'cocktail', 'birthday', 'exhibition', 'maintenance', 'other')),
  spaces uuid[] not null check (cardinality(spaces) between 1 and 20),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  setup_minutes int not null default 0 check (setup_minutes between 0 and 2880),
  clearing_minutes int not null default 0 check (clearing_minutes between 0 and 2880),
  during tstzrange not null, -- with set-up and clearing; a trigger writes it
  layout varchar(30) check (layout in ('theatre', 'classroom', 'banquet', 'reception', 'boardroom')),
  expected_guests int check (expected_guests between 1 and 100000),
  guaranteed_guests int check (guaranteed_guests between 1 and 100000),
  amount_inr bigint check (amount_inr >= 0),
  -- enquiry: claims nothing · option: claims, or waits behind who does · definite · blocked: with a reason · released
  state varchar(20) not null check (state in ('enquiry', 'option', 'definite', 'blocked', 'released')),
  rank int check (rank > 0), -- of an option: 1 holds the spaces, 2 and more wait
  place bigint, -- of an option: a trigger writes it
  expires_at timestamptz,
  challenged_at timestamptz,
  reason varchar(200),
  owner_id text, -- a person of staff
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at and ends_at <= starts_at + interval '31 days'),
  check ((state = 'option') = (rank is not null) and (state = 'option') = (expires_at is not null)),
  check ((state = 'option') = (place is not null) and (state = 'option' or challenged_at is null)),
  check (state <> 'blocked' or reason is not null)
);
create index function_times on diary.function using gist (property, during);
create index function_owner on diary.function (owner_id, ends_at);
create index function_event on diary.function (event_id);
create index function_waiting on diary.function (property) where rank > 1;
create index function_options on diary.function (property, expires_at) where state = 'option';
-- Row security lets only operators that keep secrets use an index, and those of ranges do not. So whoever reads the diary
-- narrows it by the start of its functions first, and asks diary.claimants who claims a unit.
create index function_starts on diary.function (starts_at, property);
create index function_due on diary.function (expires_at) where state = 'option';

create table diary.claim (
  function_id uuid not null references diary.function on delete cascade,
  unit uuid not null,
  during tstzrange not null,
  holds boolean not null, -- false: an option that waits
  primary key (function_id, unit),
  -- Deferrable, so that a wedding of three evenings moves by a day at once.
  constraint never_twice exclude using gist (unit with =, during with &&) where (holds) deferrable initially immediate
);
create index claim_during on diary.claim using gist (unit, during);

-- What was changed by whom. A trigger writes it; leads show it in their timelines.
create table diary.change (
  id bigint generated always as identity primary key,
  function_id uuid not null references diary.function on delete cascade,
  at timestamptz not null default clock_timestamp(),
  author_id text,
  author varchar(255) not null, -- the name as it was then
  before jsonb,
  after jsonb not null
);
create index change_function on diary.change (function_id, id);

-- Owners are told by mail, each once: a row is queued together with its job.
create table diary.notice (
  id uuid primary key default gen_random_uuid(),
  function_id uuid not null references diary.function on delete cascade,
  kind varchar(20) not null check (kind in ('expired', 'promoted', 'challenged')),
  at timestamptz not null default clock_timestamp(),
  queued_at timestamptz
);
create index notice_waiting on diary.notice (at) where queued_at is null;
create index notice_function on diary.notice (function_id);

-- Calendar feeds. The address has the token; here is its hash alone.
create table diary.feed (
  id uuid primary key default gen_random_uuid(),
  token_hash varchar(64) not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  property varchar(100), -- null: the functions of one colleague
  owner_id text not null, -- who made it, and who must still work here
  created_at timestamptz not null default now(),
  read_at timestamptz,
  revoked_at timestamptz
);
create index feed_owner on diary.feed (owner_id);

-- The rules of the diary, held by the database itself: whoever writes a function, from whichever process.

-- The units that these spaces consist of. Most spaces have no parts and are units themselves.
create function diary.units_of(spaces uuid[]) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  if not exists (select from diary.part where whole = any (spaces)) then
    return query select distinct space from unnest(spaces) space;
    return;
  end if;
  return query
    with recursive piece(id) as (
      select unnest(spaces)
      union
      select p.part from piece join diary.part p on p.whole = piece.id)
    select id from piece where not exists (select from diary.part p where p.whole = piece.id);
end
$$;

-- Whoever changes a property's diary waits for who does so just now.
create function diary.lock(property text) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('diary ' || property, 0))
$$;

-- Whether another function holds one of these units in that time.
create function diary.is_held(units uuid[], wanted tstzrange, besides uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from diary.claim c
     where c.holds and c.unit = any (units) and c.during && wanted and c.function_id <> besides)
$$;

create function diary.place_function() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.property < new.property then
    perform diary.lock(old.property);
  end if;
  perform diary.lock(new.property);
  if tg_op = 'UPDATE' and old.property > new.property then
    perform diary.lock(old.property);
  end if;

  new.during := tstzrange(
    new.starts_at - make_interval(mins => new.setup_minutes), new.ends_at + make_interval(mins => new.clearing_minutes));
  new.updated_at := now();
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  else
    perform diary.settle(new.property);
  end if;
  if tg_op = 'INSERT' or new.spaces <> old.spaces or new.property <> old.property then
    if (select count(*) from public.hotel_spaces s join public.hotels h on h.id = s.hotel_id
         where h.slug = new.property and s.id = any (new.spaces)) <> cardinality(new.spaces) then
      raise exception 'a space is not one of %', new.property using errcode = 'foreign_key_violation';
    end if;
  end if;

  if new.state <> 'option' then
    new.rank := null;
    new.place := null;
    new.expires_at := null;
    new.challenged_at := null;
  elsif tg_op = 'INSERT' or old.state <> 'option' or new.during <> old.during or new.spaces <> old.spaces then
    -- An option that is new, or new at this time, stands last in the queue.
    new.place := nextval('diary.place');
    new.challenged_at := null;
    new.rank := case when diary.is_held(array(select diary.units_of(new.spaces)), new.during, new.id) then 2 else 1 end;
  end if;
  return new;
end
$$;
create trigger place_function before insert or update on diary.function
  for each row execute function diary.place_function();

create function diary.write_claims(f diary.function) returns void
language plpgsql set search_path = '' as $$
begin
  delete from diary.claim where function_id = f.id;
  if f.state in ('option', 'definite', 'blocked') then
    insert into diary.claim (function_id, unit, during, holds)
    select f.id, unit, f.during, f.state <> 'option' or f.rank = 1 from diary.units_of(f.spaces) unit;
  end if;
end
$$;

create function diary.follow_function() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  by_clock boolean := coalesce(current_setting('diary.clock', true), '') = 'on';
  told text[] := array['state', 'rank', 'property', 'kind', 'spaces', 'starts_at', 'ends_at', 'setup_minutes',
    'clearing_minutes', 'layout', 'expected_guests', 'guaranteed_guests', 'amount_inr', 'expires_at', 'challenged_at',
    'reason', 'owner_id', 'event_id'];
  was jsonb;
  is_now jsonb := to_jsonb(new);
begin
  if tg_op = 'INSERT' or (new.state, new.rank, new.during, new.spaces) is distinct from (old.state, old.rank, old.during, old.spaces) then
    perform diary.write_claims(new);
  end if;

  if tg_op = 'UPDATE' then
    was := to_jsonb(old);
    -- Moving up among those who wait is no news.
    if old.rank > 1 and new.rank > 1 then
      told := array_remove(told, 'rank');
    end if;
    told := array(select name from unnest(told) name where was->name is distinct from is_now->name);
    if cardinality(told) = 0 then
      return null;
    end if;
  end if;
  insert into diary.change (function_id, author_id, author, before, after)
  values (
    new.id,
    case when not by_clock then nullif(current_setting('site.staff', true), '') end,
    case when by_clock then 'The diary' else coalesce(nullif(current_setting('site.author', true), ''), current_user) end,
    (select jsonb_object_agg(key, value) from jsonb_each(was) where key = any (told)),
    (select jsonb_object_agg(key, value) from jsonb_each(is_now) where key = any (told)));

  if tg_op = 'UPDATE' then
    insert into diary.notice (function_id, kind)
    select new.id, kind
      from (values
        ('expired', by_clock and old.state = 'option' and new.state = 'released'),
        ('promoted', by_clock and old.rank > 1 and new.rank = 1),
        ('challenged', old.challenged_at is null and new.challenged_at is not null)) as due(kind, is_due)
     where is_due;
  end if;
  return null;
end
$$;
create trigger follow_function after insert or update on diary.function
  for each row execute function diary.follow_function();

-- What is due is found by the index of expiries: a moment that is read once can be compared with an index, one that is
-- read anew for each row cannot. And whoever only looks waits for nobody who changes a diary just now.
-- Releases what expired, moves up who waits, and numbers the others. Safe to call at any time and from any process.
create function diary.settle(wanted text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := clock_timestamp();
  waiting record;
begin
  if not exists (select from diary.function where property = wanted and rank > 1)
     and not exists (select from diary.function where property = wanted and state = 'option' and expires_at <= moment) then
    return;
  end if;
  perform diary.lock(wanted);
  -- It may have waited for the lock.
  moment := clock_timestamp();
  perform set_config('diary.clock', 'on', true);
  update diary.function set state = 'released'
   where property = wanted and state = 'option' and expires_at <= moment;
  for waiting in
    select id, spaces, during from diary.function where property = wanted and state = 'option' and rank > 1 order by place
  loop
    if not diary.is_held(array(select diary.units_of(waiting.spaces)), waiting.during, waiting.id) then
      update diary.function set rank = 1 where id = waiting.id;
    end if;
  end loop;
  update diary.function f set rank = counted.rank
    from (select w.id, 1 + count(distinct ahead.id) as rank
            from diary.function w
            join diary.claim mine on mine.function_id = w.id
            join diary.claim theirs on theirs.unit = mine.unit and theirs.during && mine.during
            join diary.function ahead on ahead.id = theirs.function_id and ahead.id <> w.id
           where w.property = wanted and w.state = 'option' and w.rank > 1 and (theirs.holds or ahead.place < w.place)
           group by w.id) counted
   where counted.id = f.id and f.rank <> counted.rank;
  perform set_config('diary.clock', 'off', true);
end
$$;

create function diary.settle_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed text;
begin
  if coalesce(current_setting('diary.clock', true), '') <> 'on' then
    for changed in select distinct property from written order by property loop
      perform diary.settle(changed);
    end loop;
  end if;
  return null;
end
$$;
create trigger settle_inserted after insert on diary.function
  referencing new table as written for each statement execute function diary.settle_changed();
create trigger settle_updated after update on diary.function
  referencing new table as written for each statement execute function diary.settle_changed();

-- Settles every property where an option has expired, but for those that somebody changes just now: they settle it
-- themselves, before they decide anything. Returns how many it settled.
create function diary.settle_due() returns int
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := clock_timestamp();
  due text;
  settled int := 0;
begin
  for due in
    select distinct property from diary.function where state = 'option' and expires_at <= moment order by property
  loop
    if pg_try_advisory_xact_lock(hashtextextended('diary ' || due, 0)) then
      perform diary.settle(due);
      settled := settled + 1;
    end if;
  end loop;
  return settled;
end
$$;

-- A space and its parts are of one house, and none is a part of itself. What is promised from now on claims the new units.
create function diary.follow_parts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  house text;
  f diary.function;
begin
  select h.slug into house from public.hotel_spaces s join public.hotels h on h.id = s.hotel_id
   where s.id = coalesce(new.whole, old.whole);
  perform diary.lock(house);
  if tg_op = 'INSERT' then
    if (select count(distinct hotel_id) from public.hotel_spaces where id in (new.whole, new.part)) <> 1 then
      raise exception 'a part belongs to another house' using errcode = 'foreign_key_violation';
    end if;
    if exists (
      with recursive piece(id) as (select new.part union select p.part from piece join diary.part p on p.whole = piece.id)
      select from piece where id = new.whole) then
      raise exception 'a space would be a part of itself' using errcode = 'check_violation';
    end if;
  end if;
  set constraints diary.never_twice deferred;
  for f in select * from diary.function
            where property = house and state in ('option', 'definite', 'blocked') and upper(during) > now() loop
    perform diary.write_claims(f);
  end loop;
  set constraints diary.never_twice immediate;
  perform diary.settle(house);
  return null;
end
$$;
create trigger follow_parts after insert or delete on diary.part for each row execute function diary.follow_parts();

-- The functions that claim a unit of these spaces in that time, or wait for one: their ids and nothing else.
create function diary.claimants(spaces uuid[], wanted tstzrange) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select distinct c.function_id
    from diary.claim c
   where c.unit in (select diary.units_of(spaces)) and c.during && wanted
$$;

-- When other houses are busy: the times, and nothing else, for whoever answers enquiries.
create function diary.busy_elsewhere(span tstzrange) returns table (property text, spaces uuid[], during tstzrange, state text)
language sql stable security definer set search_path = '' as $$
  select f.property::text, f.spaces, f.during, f.state::text
    from diary.function f
   where f.during && span and (f.state in ('definite', 'blocked') or f.rank = 1)
     and exists (select from staff."user" u where u.id = current_setting('site.staff', true)
                    and u.removed_at is null and u.role = 'sales' and not u.all_properties)
     and not f.property = any (staff.properties())
$$;

-- The years for which the diary is kept; it holds no personal data.
create function diary.forget_old() returns void
language sql volatile security definer set search_path = '' as $$
  delete from diary.function where ends_at < now() - interval '7 years';
  delete from diary.event e where created_at < now() - interval '7 years' and not exists (
    select from diary.function f where f.event_id = e.id);
  delete from diary.notice where at < now() - interval '30 days' and queued_at is not null;
  delete from diary.feed where revoked_at < now() - interval '30 days';
$$;

revoke execute on all functions in schema diary from public;
grant execute on function diary.lock, diary.units_of, diary.is_held, diary.settle, diary.settle_due to tivoli_site, tivoli_desk;
grant execute on function diary.busy_elsewhere, diary.claimants to tivoli_desk;
grant execute on function diary.forget_old to tivoli_site;

-- Who may do what. Claims, changes and notices are written by the rules above alone.
do $$
declare
  t text;
begin
  foreach t in array array['property', 'part', 'event', 'function', 'claim', 'change', 'notice', 'feed'] loop
    execute format('alter table diary.%I enable row level security', t);
    execute format('revoke all on diary.%I from public, anon, authenticated', t);
  end loop;
  foreach t in array array['property', 'part', 'event', 'function', 'claim', 'notice', 'feed'] loop
    execute format('grant select on diary.%I to tivoli_site', t);
    execute format('create policy site_reads on diary.%I for select to tivoli_site using (true)', t);
  end loop;
end
$$;
revoke all on sequence diary.place from public, anon, authenticated;

grant update (queued_at) on diary.notice to tivoli_site;
create policy site_updates on diary.notice for update to tivoli_site using (true);
grant update (read_at) on diary.feed to tivoli_site;
create policy site_updates on diary.feed for update to tivoli_site using (true);

grant select on diary.property, diary.part, diary.claim, diary.change to tivoli_desk;
grant select, insert on diary.event, diary.function, diary.feed to tivoli_desk;
grant update (lead_id) on diary.event to tivoli_desk;
grant update (event_id, property, kind, spaces, starts_at, ends_at, setup_minutes, clearing_minutes, layout,
    expected_guests, guaranteed_guests, amount_inr, state, expires_at, challenged_at, reason, owner_id)
  on diary.function to tivoli_desk;
grant update (revoked_at) on diary.feed to tivoli_desk;
grant insert, update on diary.property to tivoli_desk;
grant insert, delete on diary.part to tivoli_desk;

create policy desk_reads on diary.property for select to tivoli_desk using (true);
create policy desk_writes on diary.property for all to tivoli_desk
  using ((select staff.sees('administration'))) with check ((select staff.sees('administration')));
create policy desk_reads on diary.part for select to tivoli_desk using (true);
create policy desk_writes on diary.part for all to tivoli_desk
  using ((select staff.sees('administration'))) with check ((select staff.sees('administration')));

create policy desk_sees on diary.function for all to tivoli_desk
  using ((select staff.sees('everything')) or property = any (array(select unnest(staff.properties()))))
  with check ((select staff.sees('everything')) or property = any (array(select unnest(staff.properties()))));
create policy desk_sees on diary.claim for select to tivoli_desk
  using (exists (select from diary.function f where f.id = function_id));
create policy desk_sees on diary.change for select to tivoli_desk
  using (exists (select from diary.function f where f.id = function_id));
create policy desk_sees on diary.event for all to tivoli_desk
  using (
    exists (select from public.leads l where l.id = lead_id)
    or exists (select from diary.function f where f.event_id = event.id))
  with check (exists (select from public.leads l where l.id = lead_id));
-- An administrator may revoke everybody's calendar feed, and everybody their own, also of a property that they see no
-- more. Only its time of revoking can be changed; making a feed keeps its rule.
create policy desk_reads on diary.feed for select to tivoli_desk
  using (owner_id = current_setting('site.staff', true) or (select staff.sees('administration')));
create policy desk_makes on diary.feed for insert to tivoli_desk
  with check (
    owner_id = current_setting('site.staff', true)
    and (property is null or (select staff.sees('everything')) or property = any (array(select unnest(staff.properties())))));
create policy desk_revokes on diary.feed for update to tivoli_desk
  using (owner_id = current_setting('site.staff', true) or (select staff.sees('administration')));

-- What the site keeps of its own running: nights, backups, measures, alarms, and how much came from where.

-- One row a night in India, taken by the replica that comes first.
create table site.nightly (
  day date primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  found jsonb
);
grant select, insert, update on site.nightly to tivoli_site;

-- One row a backup that was due: which replica makes it, and what became of it.
create table site.backups (
  due_at timestamptz primary key,
  started_at timestamptz not null default now(),
  retry_at timestamptz not null, -- when another may try, if it is not finished by then
  finished_at timestamptz,
  outcome varchar(300),
  bytes bigint,
  encrypted boolean
);
grant select, insert, update, delete on site.backups to tivoli_site;

-- Whether archives can be restored: one row a drill that was due.
create table site.backup_drills (
  due_at timestamptz primary key,
  started_at timestamptz not null default now(),
  retry_at timestamptz not null, -- when another may try, if it is not finished by then
  finished_at timestamptz,
  outcome varchar(300)
);
revoke all on site.backup_drills from public, anon, authenticated;
grant select, insert, update, delete on site.backup_drills to tivoli_site;

-- What the object store is marked with: a store that another database marked is never cleaned by this one.
create table site.store_owner (
  id uuid primary key default gen_random_uuid(),
  single boolean not null default true unique check (single)
);
insert into site.store_owner default values;
revoke all on site.store_owner from public, anon, authenticated;
grant select on site.store_owner to tivoli_site;

-- What the site knows of itself, added up over replicas and restarts. Nothing of a visitor: routes, times, counts. Bounded:
-- the site deletes here what is past its time.

-- Requests and real visitors' Web Vitals. Buckets of equal ratio, four to an octave.
create table site.measures (
  grain varchar(6) not null check (grain in ('minute', 'hour')),
  at timestamptz not null,
  measure varchar(10) not null check (measure in ('request', 'lcp', 'inp', 'cls')),
  route varchar(120) not null,
  hits int not null,
  errors int not null default 0,
  buckets int[] not null,
  primary key (grain, at, measure, route)
);

-- One row a kind of error, however often it happens.
create table site.error_groups (
  id varchar(16) primary key,
  side varchar(7) not null check (side in ('server', 'browser')),
  name varchar(60) not null,
  message varchar(300) not null,
  place varchar(300) not null,
  count bigint not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null
);
create index error_groups_last_seen on site.error_groups (last_seen);

-- One row a process that serves the site.
create table site.instances (
  id uuid primary key,
  build varchar(40) not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  memory int not null, -- MiB
  heap int not null, -- MiB
  loop_delay real not null, -- milliseconds, p99 of the last minute
  data varchar(10) not null check (data in ('database', 'fallback'))
);

-- What operators have been told, once for all replicas.
create table site.alerts (
  kind varchar(40) primary key,
  firing boolean not null,
  since timestamptz not null,
  told_at timestamptz not null
);

grant select, insert, update, delete on site.measures, site.error_groups, site.instances, site.alerts to tivoli_site;

-- How many enquiries came from where, for all replicas together. Sources are keyed hashes whose key changes each day, so
-- nobody can say later whose they were. Not worth a place in the log: after a crash counting begins anew.
create unlogged table site.enquiry_traffic (
  source varchar(40) not null,
  span timestamptz not null, -- when its window began
  enquiries int not null default 1,
  primary key (source, span)
);
create index enquiry_traffic_span on site.enquiry_traffic (span);
revoke all on site.enquiry_traffic from public, anon, authenticated;
grant select, insert, update, delete on site.enquiry_traffic to tivoli_site;

-- Counts one more from each source, and says what else came within a day: under the same address or number, and how many
-- people sent the same words. The sender is counted over every form, and words in messages of the contact form as well.
create function site.count_enquiry(
  sources text[], window_seconds int, sender_email text, sender_phone text, sender_words text,
  out enquiries int[], out same_sender int, out same_words int)
language plpgsql volatile set search_path = '' as $$
declare
  began timestamptz := to_timestamp(floor(extract(epoch from now()) / window_seconds) * window_seconds);
begin
  with counted as (
    insert into site.enquiry_traffic as traffic (source, span)
    select s, began from unnest(sources) s order by s
    on conflict (source, span) do update set enquiries = traffic.enquiries + 1
    returning traffic.source, traffic.enquiries)
  select array_agg(c.enquiries order by array_position(sources, c.source::text)) into enquiries from counted c;

  select count(*) into same_sender from (
    select from public.venue_bookings where email = sender_email and created_at > now() - interval '1 day'
    union all
    select from public.venue_bookings
     where phone = sender_phone and email <> sender_email and created_at > now() - interval '1 day'
    union all
    select from public.room_bookings where email = sender_email and created_at > now() - interval '1 day'
    union all
    select from public.leads
     where customer_email = sender_email and booking_id is null and created_at > now() - interval '1 day') b;

  -- The words of a message are the last line of its lead's notes.
  select count(distinct b.email) into same_words from (
    select email from public.venue_bookings
     where sender_words is not null and md5(special_requirements) = md5(sender_words)
       and created_at > now() - interval '1 day'
    union all
    select customer_email from public.leads
     where sender_words is not null and source = 'website_contact' and created_at > now() - interval '1 day'
       and right(notes, length(sender_words) + 9) = 'Message: ' || sender_words) b
   where b.email <> sender_email;

  if random() < 0.01 then
    delete from site.enquiry_traffic where span < now() - interval '1 day';
  end if;
end
$$;
revoke all on function site.count_enquiry from public;
grant execute on function site.count_enquiry to tivoli_site;

-- How many files, and how many bytes of them, came from where, for all replicas together. Sources are keyed hashes whose
-- key changes each day. Not worth a place in the log: after a crash counting begins anew.
create unlogged table site.upload_traffic (
  source varchar(60) not null,
  span timestamptz not null, -- when its window began
  used bigint not null,
  primary key (source, span)
);
create index upload_traffic_span on site.upload_traffic (span);
revoke all on site.upload_traffic from public, anon, authenticated;
grant select, insert, update, delete on site.upload_traffic to tivoli_site;

-- The first allowance that has less left than is wanted of it, and the seconds until it begins anew; no row where all
-- have enough.
create function site.lacking_upload(sources text[], amounts bigint[], mosts bigint[], windows int[])
returns table (source text, seconds int)
language sql volatile set search_path = '' as $$
  select a.source, (a.seconds - mod(floor(extract(epoch from now()))::bigint, a.seconds))::int
    from unnest(sources, amounts, mosts, windows) with ordinality as a(source, amount, most, seconds, place)
    left join site.upload_traffic t on t.source = a.source
     and t.span = to_timestamp(floor(extract(epoch from now()) / a.seconds) * a.seconds)
   where coalesce(t.used, 0) + a.amount > a.most
   order by a.place limit 1
$$;

-- Takes so much of each allowance, or nothing of any: then it answers as site.lacking_upload does.
create function site.take_upload(sources text[], amounts bigint[], mosts bigint[], windows int[])
returns table (source text, seconds int)
language plpgsql volatile set search_path = '' as $$
declare
  place int;
begin
  -- Everybody takes in the same order: two who wait for each other would both fail.
  for place in select s.place from unnest(sources) with ordinality as s(source, place) order by s.source loop
    insert into site.upload_traffic as t (source, span, used)
    values (sources[place], to_timestamp(floor(extract(epoch from now()) / windows[place]) * windows[place]), 0)
    on conflict on constraint upload_traffic_pkey do update set used = t.used;
  end loop;
  return query select * from site.lacking_upload(sources, amounts, mosts, windows);
  if not found then
    update site.upload_traffic t set used = t.used + a.amount
      from unnest(sources, amounts, windows) as a(source, amount, seconds)
     where t.source = a.source and t.span = to_timestamp(floor(extract(epoch from now()) / a.seconds) * a.seconds);
  end if;
  if random() < 0.01 then
    delete from site.upload_traffic t where t.span < now() - interval '2 days';
  end if;
end
$$;
revoke all on function site.lacking_upload, site.take_upload from public;
grant execute on function site.lacking_upload, site.take_upload to tivoli_site;
