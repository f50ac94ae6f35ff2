-- What the desk keeps about enquiries and applications, and the questions that staff ask with the owner's rights.

-- What staff did with an enquiry or an application: its timeline, and what undo goes back to. Gone with what it is about.
create table desk.change (
  id bigint generated always as identity primary key,
  lead_id uuid references public.leads on delete cascade,
  application_id uuid references public.career_applications on delete cascade,
  at timestamptz not null default now(),
  author_id text not null,
  author varchar(255) not null, -- the name as it was then
  kind varchar(20) not null check (kind in ('created', 'assigned', 'moved', 'quarantine', 'note', 'opened', 'undone', 'edited', 'merged')),
  before jsonb,
  after jsonb,
  note text check (length(note) <= 4000),
  undone_at timestamptz,
  check (num_nonnulls(lead_id, application_id) = 1)
);
create index change_lead on desk.change (lead_id, id) where lead_id is not null;
create index change_application on desk.change (application_id, id) where application_id is not null;

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

-- Searching needs the index, which row security would keep it from: so it narrows by itself. Words that thousands share
-- ("gmail") must cost no more than a name: the newest leads are looked through, and of all others a bounded number is taken
-- by the index.
create function desk.find(words tsquery, most int) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select f.id
    from (
      select n.id, n.created_at
        from (select l.id, l.created_at, l.words, l.venue_id from public.leads l order by l.created_at desc limit 3000) n
       where n.words @@ $1
         and ((select staff.sees('everything')) or n.venue_id = any (array(select unnest(staff.properties()))))
      union
      (select l.id, l.created_at
         from public.leads l
        where l.words @@ $1
          and ((select staff.sees('everything')) or l.venue_id = any (array(select unnest(staff.properties()))))
        limit 3000)) f
   order by f.created_at desc
   limit most
$$;

-- How long an application is kept, for whoever may see it.
create function desk.application_months() returns int
language sql stable security definer set search_path = '' as $$
  select months from site.retention where kind = 'application'
$$;

revoke execute on function desk.mail_of, desk.bounced, desk.find, desk.application_months from public;
grant execute on function desk.mail_of, desk.bounced, desk.find, desk.application_months to tivoli_desk;

-- Every change of content with its author and both states of the row, so that it can be undone.
create table desk.content_change (
  id uuid primary key default gen_random_uuid(),
  changed_at timestamptz not null default clock_timestamp(),
  author_id text not null,
  author varchar(255) not null, -- the name as it was then
  entity varchar(50) not null, -- the table
  row_id uuid not null,
  label varchar(300) not null, -- what the row was called
  action varchar(20) not null check (action in ('created', 'changed', 'removed')),
  -- the columns that changed, as they were and as they are; null: there was no row, or there is none
  before jsonb,
  after jsonb,
  undone_at timestamptz,
  check ((before is null) = (action = 'created') and (after is null) = (action = 'removed'))
);
create index content_change_newest on desk.content_change (changed_at desc);
create index content_change_row on desk.content_change (entity, row_id, changed_at desc);
alter table desk.content_change enable row level security;
revoke all on desk.content_change from public, anon, authenticated;
grant select, insert on desk.content_change to tivoli_desk;
grant update (undone_at) on desk.content_change to tivoli_desk;
create policy desk_edits on desk.content_change for all to tivoli_desk
  using ((select staff.sees('administration'))) with check ((select staff.sees('administration')));
