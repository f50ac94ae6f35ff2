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
  language varchar(2) not null check (language in ('en', 'hi')),
  space varchar(200), -- the hall or lawn that was chosen, as it was called then; null: none was, or there is only one
  -- of an open day event_date is the first possible one: some days around it, or all of its month, may be meant
  day_exactness varchar(20) not null default 'day' check (day_exactness in ('day', 'few_days', 'month')),
  functions jsonb not null default '[]' check (jsonb_typeof(functions) = 'array'), -- if several were asked for, the main one first
  estimate jsonb check (jsonb_typeof(estimate) = 'object'), -- what was estimated when it was sent, in rupees
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
  language varchar(2) not null check (language in ('en', 'hi')),
  estimate jsonb check (jsonb_typeof(estimate) = 'object'), -- what was estimated when it was sent, in rupees
  extra_beds int not null default 0 check (extra_beds >= 0),
  children_ages int[] not null default '{}', -- those that were told
  unique (submission_id, content_hash),
  check (checkout_date > checkin_date),
  check (guest_count = adults + children)
);
create index room_bookings_created on public.room_bookings (created_at);
create index room_bookings_status on public.room_bookings (status);
create index room_bookings_email on public.room_bookings (email);
create index room_bookings_dates on public.room_bookings (checkin_date, checkout_date);
create index room_bookings_due on public.room_bookings (due_at) where first_response_at is null;

-- A text as it is compared: the words of "Ｏ’Brien‑Ř, +91 (0)98111 ०००01" are "o-brien-r 919811100001". Accents, the dots of
-- Indian letters and invisible characters go, a half nasal is the dot above, the digits of other scripts are 0 to 9,
-- figures of one number stand together, and every other sign is a hyphen.
create function desk.fold(typed text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  typed := normalize(translate(typed, '´', ''''), nfkd);
  typed := regexp_replace(typed,
    '[\u00ad\u0300-\u036f\u061c\u0640\u064b-\u0652\u0670\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]',
    '', 'g');
  typed := lower(translate(typed,
    '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯'
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙ँØøŁłĐđı',
    '012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789'
      '0123456789012345678901234567890123456789ंoollddi'));
  typed := regexp_replace(typed, '[ङञणनम]्(?=[क-ह])', 'ं', 'g');
  typed := regexp_replace(replace(typed, '(0)', ' '), '[\u0001-\u0020\u2028\u2029]+', ' ', 'g');
  typed := regexp_replace(typed,
    '[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u02b0-\u02ff\u060c\u0964\u0965\u2010-\u205e\u2190-\u2bff\u3001-\u303f\U0001f000-\U0001faff]+',
    '-', 'g');
  return regexp_replace(typed, '(?<=[0-9])[ -]+(?=[0-9])', '', 'g');
end
$$;

-- Reference, name, e-mail and telephone as words to begin with: "TV-7K3", "meera", "98100". A name with signs in it is also one
-- word without them ("O'Brien", "Anne-Marie", "A.K."). A number stands without its country's code as well (of one to three
-- figures, but for India's), and one of a landline without its town's.
create function desk.search_words(reference text, name text, email text, phone text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select array_to_tsvector(array_remove(string_to_array(
    translate(concat_ws(' ', lower(reference), desk.fold(name), desk.fold(email)), '-', ' ') || ' '
      || concat_ws(' ', replace(desk.fold(name), '-', ''), digits, case
        when digits ~ '^91[1-5]' then right(digits, 10) || ' ' || right(digits, 8)
        when digits ~ '^91' then right(digits, 10)
        else concat_ws(' ', substr(digits, 2), substr(digits, 3), substr(digits, 4)) end),
    ' '), ''))
    from regexp_replace(phone, '\D', '', 'g') digits
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
  language varchar(2) not null check (language in ('en', 'hi')),
  day_exactness varchar(20) check (day_exactness in ('day', 'few_days', 'month')),
  functions jsonb check (jsonb_typeof(functions) = 'array'),
  -- What is to be done next while it is open, and when.
  step_kind varchar(20) check (step_kind in ('call', 'visit', 'tasting', 'offer', 'other')),
  step_on date,
  step_at time, -- India time; none if the hour is open
  step_words varchar(300),
  space varchar(200), -- the hall or lawn, if staff corrected it
  -- how the family came to us; `source` is the form
  came_by varchar(20) not null default 'website'
    check (came_by in ('phone', 'walk-in', 'referral', 'wedding-portal', 'fair', 'website')),
  answered_by varchar(255), -- the colleague whose act was the first answer; a trigger writes it and the next one
  lost_at timestamptz,
  -- of its booking: the day of the event or of arrival, the guests, and the middle of the estimate; a trigger writes them
  asked_day date,
  asked_guests int,
  estimate_inr bigint,
  unique (submission_id, content_hash),
  check ((submission_id is null) = (content_hash is null)),
  constraint leads_step_check check ((step_kind is null) = (step_on is null)),
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
create index leads_event_date on public.leads (event_date) where event_date is not null;
create index leads_merged on public.leads (merged_into) where merged_into is not null;
create index leads_same_phone on public.leads (customer_phone) where customer_phone is not null;
create index leads_same_email on public.leads (lower(customer_email)) where customer_email is not null;
create index leads_day on public.leads (coalesce(event_date, asked_day))
  include (event_date, asked_day, guest_count, asked_guests, venue_id, source, status, quarantine);
-- How the promise was kept is read from this index alone, and so are the figures, which count a family once.
create index leads_answers on public.leads (created_at) include (first_response_at, due_at, quarantine, venue_id);
create index leads_steps on public.leads (step_on, assigned_to)
  where status in ('new', 'contacted', 'qualified') and first_response_at is not null;
create index leads_unplanned on public.leads (created_at)
  where step_on is null and status in ('new', 'contacted', 'qualified') and first_response_at is not null
    and merged_into is null and quarantine in ('none', 'released');
create index leads_figures on public.leads (created_at)
  include (id, venue_id, first_response_at, answered_by, due_at, status, lost_at, lost_reason, source, came_by, assigned_to,
    event_date, asked_day, estimate_inr, quarantine, utm_source, utm_campaign, referrer_host)
  where merged_into is null;
create index leads_lost on public.leads (lost_at)
  include (id, venue_id, status, lost_reason, came_by, assigned_to, event_date, asked_day, estimate_inr, quarantine)
  where merged_into is null and lost_at is not null;

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
  language varchar(2) not null check (language in ('en', 'hi')),
  property varchar(100), -- a hotel's slug; on purpose no foreign key
  interview_at timestamptz,
  words tsvector generated always as (desk.search_words(reference, name, email, phone)) stored,
  unique (submission_id, content_hash)
);
create index career_applications_created on public.career_applications (created_at);
create index career_applications_status on public.career_applications (status);
create index career_applications_email on public.career_applications (email);
create index career_applications_scan on public.career_applications (created_at) where cv_scan = 'waiting';
create index career_applications_held on public.career_applications (created_at desc) where quarantine = 'held';

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

-- The first move away from where an enquiry starts is the first response to it, and so is any move while one is awaited:
-- what a family changes later is answered as the enquiry was.
create function site.stamp_first_response() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status is distinct from old.status and (old.status in ('pending', 'new') or old.first_response_at is null) then
    new.first_response_at := coalesce(new.first_response_at, now());
  end if;
  return new;
end
$$;

-- When a lead was lost, and whose act was the first answer to it.
create function site.stamp_outcome() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status <> old.status then
    new.lost_at := case new.status when 'lost' then now() end;
  end if;
  if new.first_response_at is null then
    new.answered_by := null;
  elsif old.first_response_at is null then
    new.answered_by := nullif(current_setting('site.staff', true), '');
  end if;
  return new;
end
$$;

-- A lead has the day, the guests and the estimate of its booking, so that the figures are read from one index.
create function site.copy_booking() returns trigger
language plpgsql set search_path = '' as $$
begin
  select asked.day, asked.guests, round(((asked.estimate->>'low')::numeric + (asked.estimate->>'high')::numeric) / 2)
    into new.asked_day, new.asked_guests, new.estimate_inr
    from (select id, event_date as day, guest_count as guests, estimate from public.venue_bookings
          union all
          select id, checkin_date, guest_count, estimate from public.room_bookings) asked
   where asked.id = new.booking_id;
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

-- By its name it runs after stamp_first_response.
create trigger stamp_outcome before update of status, first_response_at on public.leads
  for each row execute function site.stamp_outcome();
create trigger copy_booking before insert on public.leads
  for each row when (new.booking_id is not null) execute function site.copy_booking();

-- What a visitor sends again must be found before it is stored again, and nobody may store the same in between: the lock
-- is on the content and ends with the transaction. In one call, because an enquiry's transaction waits for each.
-- Anybody can send somebody's content first in a way that is held back or marked as spam. So what is not suspicious is
-- never the same as a held row, and nothing is the same as spam, unless the submission's own id says so.
create function site.earlier_submission(
  subject_table text, wanted_hash text, wanted_submission uuid, may_be_held boolean default false)
returns table (id uuid, reference text)
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(('x' || left(wanted_hash, 16))::bit(64)::bigint);
  -- A statement of its own: it sees what whoever held the lock has committed.
  return query execute format(
    'select t.id, t.reference::text from public.%I t
      where t.content_hash = $1
        and (t.submission_id = $2
             or t.created_at > now() - interval ''24 hours''
                and (t.quarantine in (''none'', ''released'') or $3 and t.quarantine = ''held''))
      order by t.created_at limit 1', subject_table)
    using wanted_hash, wanted_submission, may_be_held;
end
$$;
revoke all on function site.earlier_submission from public;
grant execute on function site.earlier_submission to tivoli_site;

-- The private links by which families come back to what they sent. The address has the token; here is its hash alone.
create table site.family_link (
  id uuid primary key,
  subject_table varchar(50) not null check (subject_table in (
    'venue_bookings', 'room_bookings', 'leads', 'career_applications')),
  subject_id uuid not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  reads_only boolean not null default false, -- for relatives: it changes nothing and hides how the family is reached
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
-- A family has one link of its own at a time, and one for its relatives.
create unique index family_link_live on site.family_link (subject_id, reads_only) where revoked_at is null;
create index family_link_subject on site.family_link (subject_table, subject_id);
revoke all on site.family_link from public, anon, authenticated;
grant select, insert on site.family_link to tivoli_site;
grant update (revoked_at) on site.family_link to tivoli_site;

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
  delete from site.family_link k using forgotten f
   where k.subject_table = f.subject_table and k.subject_id = f.subject_id;

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
grant update (notes, assigned_to, event_date, guest_count, day_exactness, functions, version, step_kind, step_on, step_at,
    step_words)
  on public.leads to tivoli_site;
grant update (version) on public.career_applications to tivoli_site;
grant update (assigned_to, version, customer_name, customer_email, customer_phone, venue_id, event_type, event_date,
    guest_count, lost_reason, merged_into, day_exactness, functions, step_kind, step_on, step_at, step_words, budget_range, space,
    came_by)
  on public.leads to tivoli_desk;
grant update (cv_scan, cv_scan_finding, cv_scanned_at) on public.career_applications to tivoli_site;
grant select on public.career_applications to tivoli_desk;
grant update (status, quarantine, quarantine_reasons, first_response_at, version, property, interview_at)
  on public.career_applications to tivoli_desk;
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

revoke execute on function site.stamp_first_response, site.stamp_outcome, site.copy_booking, site.record_status_change, site.require_lead, site.touch_updated_at
  from public, anon, authenticated;
revoke execute on function desk.fold, desk.search_words from public;
grant execute on function desk.fold, desk.search_words to tivoli_site, tivoli_desk;
revoke all on site.retention from public, anon, authenticated;
grant select on site.retention to tivoli_site;
