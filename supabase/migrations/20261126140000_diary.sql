-- The diary: which halls are promised to whom, and when. No personal data: a function knows its lead by the event alone.
--   diary.event     one or more functions of one lead; it stays when the lead is erased
--   diary.function  a mehndi, a dinner, a day of a conference, or a time that is blocked; its state says what it claims
--   diary.part      spaces that consist of others: a lawn of its halves, the whole house
--   diary.claim     which units a function claims, and when; the database refuses two that overlap

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

create schema diary;
revoke all on schema diary from public;
grant usage on schema diary to tivoli_site, tivoli_desk;

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

create table diary.claim (
  function_id uuid not null references diary.function on delete cascade,
  unit uuid not null,
  during tstzrange not null,
  holds boolean not null, -- false: an option that waits
  primary key (function_id, unit),
  -- Deferrable, so that a wedding of three evenings moves by a day at once.
  constraint never_twice exclude using gist (unit with =, during with &&) where (holds) deferrable initially immediate
);
create index claim_waiting on diary.claim (unit) where not holds;

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
