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

create index venue_bookings_phone on public.venue_bookings (phone, created_at);
create index venue_bookings_words on public.venue_bookings (md5(special_requirements), created_at)
  where special_requirements is not null;

-- Counts one more from each source, and says what else came within a day: under the same address or number, and how many
-- people sent the same words.
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
     where phone = sender_phone and email <> sender_email and created_at > now() - interval '1 day') b;

  select count(distinct b.email) into same_words from public.venue_bookings b
   where sender_words is not null and md5(b.special_requirements) = md5(sender_words)
     and b.created_at > now() - interval '1 day' and b.email <> sender_email;

  if random() < 0.01 then
    delete from site.enquiry_traffic where span < now() - interval '1 day';
  end if;
end
$$;
revoke all on function site.count_enquiry from public;
grant execute on function site.count_enquiry to tivoli_site;
