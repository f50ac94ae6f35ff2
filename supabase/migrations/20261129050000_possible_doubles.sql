-- The desk says which enquiries may be one family's, and whoever is told of events learns of a merged one that it was merged, not
-- that it was lost.
create function desk.possible_doubles(subjects uuid[])
returns table (lead uuid, other uuid, same_name boolean, same_space boolean, same_contact boolean)
language sql stable security definer set search_path = '' as $$
  with plan as materialized (
    select l.id, l.venue_id, l.customer_phone, l.customer_email, v.space, coalesce(l.event_date, v.event_date) as day,
           array(select word from regexp_split_to_table(desk.fold(l.customer_name), '[ -]+') word
                  where length(word) > 2 and word not in ('mrs', 'shri', 'smt', 'and', 'श्री', 'श्रीमती')) as names
      from public.leads l left join public.venue_bookings v on v.id = l.booking_id
     where l.id = any (subjects) and l.merged_into is null and l.quarantine in ('none', 'released')),
  found as materialized (
    select p.id as lead, l.id as other,
           regexp_split_to_array(desk.fold(l.customer_name), '[ -]+') && p.names as same_name,
           coalesce(l.space = p.space and l.venue_id = p.venue_id, false) as same_space,
           coalesce(l.customer_phone = p.customer_phone, false)
             or coalesce(lower(l.customer_email) = lower(p.customer_email), false) as same_contact
      from plan p
      cross join lateral (
        -- Whoever corrects a booking copies its day into the lead.
        select b.id, b.venue_id, b.customer_name, b.customer_phone, b.customer_email, b.merged_into, b.quarantine, v.space
          from public.venue_bookings v join public.leads b on b.booking_id = v.id
         where v.event_date = p.day and b.event_date is null and coalesce(v.venue_id = p.venue_id, true)
        union all
        select b.id, b.venue_id, b.customer_name, b.customer_phone, b.customer_email, b.merged_into, b.quarantine, v.space
          from public.leads b left join public.venue_bookings v on v.id = b.booking_id
         where b.event_date = p.day) l
     where l.id <> p.id and l.merged_into is null and l.quarantine in ('none', 'released')
       and coalesce(l.venue_id = p.venue_id, true)
       and ((select staff.sees('everything')) or array[l.venue_id::text, p.venue_id] <@ array(select unnest(staff.properties()))))
  select * from found where same_name or same_space or same_contact
$$;

revoke execute on function desk.possible_doubles from public;
grant execute on function desk.possible_doubles to tivoli_desk;

create or replace function site.note_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := jsonb_build_object(
    'reference', new.reference, 'source', new.source, 'property', new.venue_id,
    'status', case when new.merged_into is null then new.status else 'merged' end, 'due_at', new.due_at);
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

create index leads_event_date on public.leads (event_date) where event_date is not null;
