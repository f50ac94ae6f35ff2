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
create index career_applications_held on public.career_applications (created_at desc) where quarantine = 'held';
