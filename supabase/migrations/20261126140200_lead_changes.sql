-- What staff correct in an enquiry stands in its lead; what the visitor wrote on the booking stays as it was written.
alter table public.leads
  add column lost_reason varchar(20) check (lost_reason in (
    'price', 'date', 'size', 'place', 'other-house', 'no-answer', 'cancelled', 'merged', 'other')),
  -- Two enquiries of one family: this one goes on as that one.
  add column merged_into uuid references public.leads on delete set null;
create index leads_merged on public.leads (merged_into) where merged_into is not null;
create index leads_same_phone on public.leads (customer_phone) where customer_phone is not null;
create index leads_same_email on public.leads (lower(customer_email)) where customer_email is not null;

create index leads_corrected on public.leads (booking_id)
  include (event_date, guest_count, venue_id, status, quarantine)
  where booking_id is not null and event_date is not null;

-- Figures count a family once.
drop index public.leads_figures;
create index leads_figures on public.leads (created_at)
  include (venue_id, first_response_at, status, source, quarantine, utm_source, utm_campaign, referrer_host)
  where merged_into is null;

alter table desk.change drop constraint change_kind_check;
alter table desk.change add constraint change_kind_check check (kind in (
  'created', 'assigned', 'moved', 'quarantine', 'note', 'opened', 'undone', 'edited', 'merged'));

grant update (customer_name, customer_email, customer_phone, venue_id, event_type, event_date, guest_count, lost_reason,
    merged_into)
  on public.leads to tivoli_desk;

-- An enquiry that was given to another property is seen there with its booking.
do $$
declare
  t text;
begin
  foreach t in array array['venue_bookings', 'room_bookings'] loop
    execute format(
      'create policy desk_sees_of_lead on public.%1$I for all to tivoli_desk
         using (exists (select from public.leads l where l.booking_id = %1$I.id))
         with check (exists (select from public.leads l where l.booking_id = %1$I.id))', t);
  end loop;
end
$$;
