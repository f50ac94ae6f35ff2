-- What the figures count by: how a family came to us, who answered it first, when it was lost, and what its estimate comes to.
alter table public.leads
  add column came_by varchar(20) not null default 'website'
    check (came_by in ('phone', 'walk-in', 'referral', 'wedding-portal', 'fair', 'website')),
  add column answered_by varchar(255),
  add column lost_at timestamptz,
  add column asked_day date,
  add column asked_guests int,
  add column estimate_inr bigint;
grant update (came_by) on public.leads to tivoli_desk;

-- What is stored already follows from the bookings and from the history.
update public.leads l
   set came_by = case source when 'phone_inquiry' then 'phone' else 'website' end,
       answered_by = (select c.author_id from desk.change c
                       where c.lead_id = l.id and c.at = l.first_response_at and c.kind in ('moved', 'answered', 'visit') limit 1),
       lost_at = case status when 'lost' then (
         select max(h.changed_at) from public.status_history h
          where h.subject_table = 'leads' and h.subject_id = l.id and h.to_status = 'lost') end
 where source = 'phone_inquiry' or first_response_at is not null or status = 'lost';
update public.leads l
   set asked_day = asked.day,
       asked_guests = asked.guests,
       estimate_inr = round(((asked.estimate->>'low')::numeric + (asked.estimate->>'high')::numeric) / 2)
  from (select id, event_date as day, guest_count as guests, estimate from public.venue_bookings
        union all
        select id, checkin_date, guest_count, estimate from public.room_bookings) asked
 where asked.id = l.booking_id;

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
revoke execute on function site.stamp_outcome, site.copy_booking from public, anon, authenticated;
-- By its name it runs after stamp_first_response.
create trigger stamp_outcome before update of status, first_response_at on public.leads
  for each row execute function site.stamp_outcome();
create trigger copy_booking before insert on public.leads
  for each row when (new.booking_id is not null) execute function site.copy_booking();

-- What each function of a lead brings, for whoever may see it: asked once a statement, and not of each event.
create function diary.amounts_of_leads()
returns table (lead_id uuid, state text, amount bigint, updated_at timestamptz)
language sql stable security definer rows 10000 set search_path = '' as $$
  select e.lead_id, f.state::text, f.amount_inr, f.updated_at
    from diary.function f join diary.event e on e.id = f.event_id
   where e.lead_id is not null
     and ((select staff.sees('everything')) or f.property = any (array(select unnest(staff.properties()))))
$$;
revoke execute on function diary.amounts_of_leads from public;
grant execute on function diary.amounts_of_leads to tivoli_desk;

-- The figures are read from these indexes alone.
drop index public.leads_figures, public.leads_corrected, public.venue_bookings_figures;
create index leads_day on public.leads (coalesce(event_date, asked_day))
  include (event_date, asked_day, guest_count, asked_guests, venue_id, source, status, quarantine);
create index leads_figures on public.leads (created_at)
  include (id, venue_id, first_response_at, answered_by, due_at, status, lost_at, lost_reason, source, came_by, assigned_to,
    event_date, asked_day, estimate_inr, quarantine, utm_source, utm_campaign, referrer_host)
  where merged_into is null;
create index leads_lost on public.leads (lost_at)
  include (id, venue_id, status, lost_reason, came_by, assigned_to, event_date, asked_day, estimate_inr, quarantine)
  where merged_into is null and lost_at is not null;
