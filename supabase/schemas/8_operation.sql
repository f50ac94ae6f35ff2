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

-- Nothing writes it any more; it stays until no release that does runs any more.
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
  data varchar(10) not null check (data in ('database', 'fallback')),
  requests int not null default 0, -- of the last five minutes
  failed int not null default 0, -- those of them that failed
  p95 real -- milliseconds; null without requests
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
revoke all on function site.count_enquiry(text[], int, text, text, text) from public;
grant execute on function site.count_enquiry(text[], int, text, text, text) to tivoli_site;

-- How much came from each source within its own window, and how many people sent the same words within a day. The e-mail
-- only tells other people's words from one's own: what somebody typed as e-mail or phone holds nothing back. Sites that
-- still run an earlier release call the function with five parameters.
create function site.count_enquiry(
  sources text[], windows int[], sender_email text, sender_words text, out enquiries int[], out same_words int)
language plpgsql volatile set search_path = '' as $$
begin
  with counted as (
    insert into site.enquiry_traffic as traffic (source, span)
    select s.source, to_timestamp(floor(extract(epoch from now()) / s.seconds) * s.seconds)
      from unnest(sources, windows) s(source, seconds) order by s.source
    on conflict (source, span) do update set enquiries = traffic.enquiries + 1
    returning traffic.source, traffic.enquiries)
  select array_agg(c.enquiries order by array_position(sources, c.source::text)) into enquiries from counted c;

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
revoke all on function site.count_enquiry(text[], int[], text, text) from public;
grant execute on function site.count_enquiry(text[], int[], text, text) to tivoli_site;

-- The mails that tell the team what is held back: one an hour at most, for all replicas together.
create table site.held_notices (
  hour timestamptz primary key,
  newest timestamptz not null -- when the latest one came of those that the mail tells of
);
revoke all on site.held_notices from public, anon, authenticated;
grant select, insert on site.held_notices to tivoli_site;

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
