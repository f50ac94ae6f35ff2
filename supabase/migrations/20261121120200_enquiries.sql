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
  unique (submission_id, content_hash)
);
create index venue_bookings_created on public.venue_bookings (created_at);
create index venue_bookings_status on public.venue_bookings (status);
create index venue_bookings_email on public.venue_bookings (email);
create index venue_bookings_content on public.venue_bookings (content_hash, created_at); -- a form sent without a script
create index venue_bookings_event_date on public.venue_bookings (event_date);
create index venue_bookings_due on public.venue_bookings (due_at) where first_response_at is null;

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
  unique (submission_id, content_hash),
  check (checkout_date > checkin_date),
  check (guest_count = adults + children)
);
create index room_bookings_created on public.room_bookings (created_at);
create index room_bookings_status on public.room_bookings (status);
create index room_bookings_email on public.room_bookings (email);
create index room_bookings_dates on public.room_bookings (checkin_date, checkout_date);
create index room_bookings_due on public.room_bookings (due_at) where first_response_at is null;

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
  unique (submission_id, content_hash)
);
create index career_applications_created on public.career_applications (created_at);
create index career_applications_status on public.career_applications (status);
create index career_applications_email on public.career_applications (email);

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
