-- What became of every mail, what the nightly look found, and how long a visitor's words are kept.

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

-- One row a night in India, taken by the replica that comes first.
create table site.nightly (
  day date primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  found jsonb
);
grant select, insert, update on site.nightly to tivoli_site;

alter table public.career_applications
  add column utm_source varchar(200),
  add column utm_medium varchar(200),
  add column utm_campaign varchar(200),
  add column utm_term varchar(200),
  add column utm_content varchar(200),
  add column referrer_host varchar(255),
  add column landing_path varchar(500);

-- How long each kind is kept, counted from when it came in, and for an event or a stay from its own day where that is
-- later. What the privacy notice says: domain/retention.ts; a test holds the two together.
create table site.retention (
  kind varchar(30) primary key,
  months int not null check (months > 0)
);
insert into site.retention (kind, months) values
  ('enquiry', 24),
  ('application', 12),
  ('spam', 3),
  ('mail', 12);
grant select on site.retention to tivoli_site;

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
