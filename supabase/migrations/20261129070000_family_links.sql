-- The private links by which families come back to what they sent. The address has the token; here is its hash alone.
create table site.family_link (
  id uuid primary key,
  subject_table varchar(50) not null check (subject_table in (
    'venue_bookings', 'room_bookings', 'leads', 'career_applications')),
  subject_id uuid not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  reads_only boolean not null default false, -- for relatives: it changes nothing and hides how the family is reached
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
-- A family has one link of its own at a time, and one for its relatives.
create unique index family_link_live on site.family_link (subject_id, reads_only) where revoked_at is null;
create index family_link_subject on site.family_link (subject_table, subject_id);
revoke all on site.family_link from public, anon, authenticated;
grant select, insert on site.family_link to tivoli_site;
grant update (revoked_at) on site.family_link to tivoli_site;


create or replace function site.forget_expired() returns setof text
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
  delete from site.family_link k using forgotten f
   where k.subject_table = f.subject_table and k.subject_id = f.subject_id;

  return query select cv from forgotten where cv is not null;
  drop table forgotten;
end
$$;

-- A family's own acts stand in the timeline beside those of staff.
alter table desk.change drop constraint change_kind_check;
alter table desk.change add constraint change_kind_check
  check (kind in ('created', 'assigned', 'moved', 'quarantine', 'note', 'opened', 'undone', 'edited', 'merged', 'family'));
alter table desk.change add column sent_as varchar(64) unique;
grant insert on desk.change to tivoli_site;
create policy site_inserts on desk.change for insert to tivoli_site with check (kind = 'family');

-- What a family changes stands in the lead, as what staff correct does, and starts the promise anew.
grant update (event_date, guest_count, version) on public.leads to tivoli_site;
grant update (version) on public.career_applications to tivoli_site;
create or replace function site.stamp_first_response() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status is distinct from old.status and (old.status in ('pending', 'new') or old.first_response_at is null) then
    new.first_response_at := coalesce(new.first_response_at, now());
  end if;
  return new;
end
$$;


-- After a merge a family still sees only what is held for its own enquiry.
alter table diary.event add column made_for uuid references public.leads on delete set null;
create index event_made_for on diary.event (made_for) where made_for is not null;
grant update (made_for) on diary.event to tivoli_desk;
