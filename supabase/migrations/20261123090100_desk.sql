-- What the desk works on, and who of staff may see what of it.

alter table public.leads
  add column version int not null default 1, -- one more with each change of staff's; who changes an older one is told
  -- what a caller plans: bookings carry their own
  add column event_type varchar(50) check (event_type in ('wedding', 'mice', 'birthday', 'cocktail', 'corporate', 'other')),
  add column event_date date,
  add column guest_count int check (guest_count > 0),
  add column budget_range varchar(50) check (budget_range in (
    'under-5-lakhs', '5-10-lakhs', '10-20-lakhs', '20-50-lakhs', 'above-50-lakhs'));
alter table public.career_applications add column version int not null default 1;

-- What staff did with an enquiry or an application: its timeline, and what undo goes back to. Gone with what it is about.
create table desk.change (
  id bigint generated always as identity primary key,
  lead_id uuid references public.leads on delete cascade,
  application_id uuid references public.career_applications on delete cascade,
  at timestamptz not null default now(),
  author_id text not null,
  author varchar(255) not null, -- the name as it was then
  kind varchar(20) not null check (kind in ('created', 'assigned', 'moved', 'quarantine', 'note', 'opened', 'undone')),
  before jsonb,
  after jsonb,
  note text check (length(note) <= 4000),
  undone_at timestamptz,
  check (num_nonnulls(lead_id, application_id) = 1)
);
create index change_lead on desk.change (lead_id, id) where lead_id is not null;
create index change_application on desk.change (application_id, id) where application_id is not null;

-- The inbox: newest first (leads_created) and for one property; what is open, by its clock; what somebody took on.
create index leads_venue_newest on public.leads (venue_id, created_at desc);
create index leads_open on public.leads (due_at, venue_id, assigned_to)
  where first_response_at is null and quarantine in ('none', 'released');
create index leads_held on public.leads (created_at desc) where quarantine = 'held';
create index leads_owner on public.leads (assigned_to, created_at desc) where assigned_to is not null;

-- Reference, name, e-mail and telephone as words to begin with: "TV-7K3", "meera", "98100".
create function desk.search_words(reference text, name text, email text, phone text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select to_tsvector('pg_catalog.simple', translate(
    reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
      || coalesce(right(regexp_replace(phone, '\D', '', 'g'), 10), ''),
    '@.-_+/', '      '))
$$;
create index leads_words on public.leads
  using gin (desk.search_words(reference, customer_name, customer_email, customer_phone));

do $$
declare
  t text;
begin
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
end
$$;
grant update (assigned_to, version) on public.leads to tivoli_desk;

grant select on public.career_applications to tivoli_desk;
grant update (status, quarantine, quarantine_reasons, first_response_at, version) on public.career_applications to tivoli_desk;
create policy desk_sees on public.career_applications for all to tivoli_desk
  using ((select staff.sees('applications'))) with check ((select staff.sees('applications')));

-- The trigger of a move writes it down, whoever moved.
grant insert on public.status_history to tivoli_desk;
create policy desk_inserts on public.status_history for insert to tivoli_desk with check (true);

-- An enquiry that may be seen may be seen with its timeline: the subquery sees only what its own policy shows.
alter table desk.change enable row level security;
revoke all on desk.change from public, anon, authenticated;
grant select on desk.change to tivoli_site;
create policy site_reads on desk.change for select to tivoli_site using (true);
grant select, insert on desk.change to tivoli_desk;
grant update (undone_at) on desk.change to tivoli_desk;
create policy desk_sees on desk.change for all to tivoli_desk
  using (
    exists (select from public.leads l where l.id = lead_id)
    or exists (select from public.career_applications a where a.id = application_id))
  with check (
    exists (select from public.leads l where l.id = lead_id)
    or exists (select from public.career_applications a where a.id = application_id));

-- What became of the mails about an enquiry that the asker may see.
create function desk.mail_of(subject uuid)
returns table (kind text, state text, tries int, created_at timestamptz, sent_at timestamptz, last_error text)
language sql stable security definer set search_path = '' as $$
  select m.kind::text, m.state::text, m.tries, m.created_at, m.sent_at, m.last_error::text
    from site.mail m
   where m.subject_id = subject and (
     exists (select from public.leads l
              where (l.id = subject or l.booking_id = subject)
                and (staff.sees('everything') or l.venue_id = any (staff.properties())))
     or exists (select from public.career_applications a where a.id = subject and staff.sees('applications')))
   order by m.created_at
$$;

-- Enquiries with a mail that was refused or given up.
create function desk.bounced() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select l.id
    from (select distinct subject_table, subject_id from site.mail where state in ('bounced', 'failed')) m
    join public.leads l on case m.subject_table when 'leads' then l.id else l.booking_id end = m.subject_id
   where staff.sees('everything') or l.venue_id = any (staff.properties())
$$;

-- Searching needs the index, which row security would keep it from: so it narrows by itself.
create function desk.find(words tsquery, most int) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select l.id
    from public.leads l
   where desk.search_words(l.reference, l.customer_name, l.customer_email, l.customer_phone) @@ words
     and ((select staff.sees('everything')) or l.venue_id = any (array(select unnest(staff.properties()))))
   order by l.created_at desc
   limit most
$$;

revoke execute on all functions in schema desk from public;
grant execute on function desk.search_words to tivoli_site, tivoli_desk;
grant execute on function desk.mail_of, desk.bounced, desk.find to tivoli_desk;
