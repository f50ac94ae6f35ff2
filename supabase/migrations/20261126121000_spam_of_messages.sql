-- The sender is counted over every form, and the same words in messages of the contact form as well.
create or replace function site.count_enquiry(
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
