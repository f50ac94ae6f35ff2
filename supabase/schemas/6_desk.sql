-- What the desk keeps about enquiries and applications, and the questions that staff ask with the owner's rights.

-- What staff did with an enquiry or an application: its timeline, and what undo goes back to. What its sender did since
-- stands here as well (`family`). Gone with what it is about.
create table desk.change (
  id bigint generated always as identity primary key,
  lead_id uuid references public.leads on delete cascade,
  application_id uuid references public.career_applications on delete cascade,
  at timestamptz not null default now(),
  author_id text not null,
  author varchar(255) not null, -- the name as it was then
  kind varchar(20) not null check (kind in ('created', 'assigned', 'moved', 'quarantine', 'note', 'opened', 'undone', 'edited', 'merged', 'family', 'answered', 'visit', 'step')),
  before jsonb,
  after jsonb,
  note text check (length(note) <= 4000),
  undone_at timestamptz,
  sent_as varchar(64) unique, -- of what a family did on its own page: the hash by which the same, sent again, is found
  check (num_nonnulls(lead_id, application_id) = 1)
);
create index change_lead on desk.change (lead_id, id) where lead_id is not null;
create index change_application on desk.change (application_id, id) where application_id is not null;

-- An enquiry that may be seen may be seen with its timeline: the subquery sees only what its own policy shows.
alter table desk.change enable row level security;
revoke all on desk.change from public, anon, authenticated;
grant select, insert on desk.change to tivoli_site;
create policy site_reads on desk.change for select to tivoli_site using (true);
create policy site_inserts on desk.change for insert to tivoli_site with check (kind = 'family');
grant select, insert on desk.change to tivoli_desk;
grant update (undone_at) on desk.change to tivoli_desk;
create policy desk_sees on desk.change for all to tivoli_desk
  using (
    exists (select from public.leads l where l.id = lead_id)
    or exists (select from public.career_applications a where a.id = application_id))
  with check (
    exists (select from public.leads l where l.id = lead_id)
    or exists (select from public.career_applications a where a.id = application_id));

-- Papers that staff attach to an enquiry: the offer, a sketch of the stage. Gone with the enquiry.
create table desk.paper (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads on delete cascade,
  path varchar(500) not null unique, -- "documents/uploads/…": a private place of the store
  name varchar(255) not null, -- as the colleague's file was called
  type varchar(100) not null,
  bytes int not null check (bytes > 0),
  author varchar(255) not null, -- the name as it was then
  at timestamptz not null default now()
);
create index paper_lead on desk.paper (lead_id);
alter table desk.paper enable row level security;
revoke all on desk.paper from public, anon, authenticated;
-- The site finds which files are in use.
grant select on desk.paper to tivoli_site;
create policy site_reads on desk.paper for select to tivoli_site using (true);
-- An enquiry that may be seen may be seen with its papers.
grant select, insert, delete on desk.paper to tivoli_desk;
create policy desk_sees on desk.paper for all to tivoli_desk
  using (exists (select from public.leads l where l.id = lead_id))
  with check (exists (select from public.leads l where l.id = lead_id));

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

-- What is typed into the search, as a question to those words: each word may be written together or apart, and a number with
-- or without 0, 00 or +91. A form of address beside a name is not looked for.
create function desk.words_asked(typed text) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  with spoken as (
    select word, place, btrim(word, '-') = any ('{mr,mrs,miss,ms,dr,prof,er,adv,justice,lt,capt,maj,col,brig,gen,shri,smt,ji,श्री,श्रीमती,सुश्री,जी,डॉ,प्रो}') as is_address
      from string_to_table(desk.fold(left(typed, 100)), ' ') with ordinality as spoken(word, place)),
  token as (
    select place, replace(word, '-', '') as whole, ways
      from spoken,
           lateral (
             select string_agg(distinct '''' || way || ''':*', ' | ') as ways
               from unnest(array[
                 replace(word, '-', ''),
                 regexp_replace(btrim(word, '-'), '-+', ''':* & ''', 'g'),
                 substring(word from '^-?(?:0|00+(?=[1-9][0-9]{4}))([1-9][0-9]*)$'),
                 '91' || substring(word from '^-?0*910([0-9]{10})$')]) way) asked
     where word ~ '[^-]' and (not is_address or not exists (select from spoken other where not other.is_address))
     order by place limit 8)
  select case when sum(length(whole)) > 1 then (
    string_agg('(' || ways || ')', ' & ') || ' | ''' || string_agg(whole, '' order by place) || ''':*')::tsquery end
    from token
$$;

-- Searching needs the index, which row security would keep it from: so it narrows by itself. Words that thousands share
-- ("gmail") must cost no more than a name: the newest leads are looked through, and of all others a bounded number is taken
-- by the index. Whose words are those that were asked, and do not only begin so, come first.
create function desk.find(words tsquery, most int) returns setof uuid
language sql stable security definer set search_path = '' as $$
  with asked as (select replace($1::text, ':*', '')::tsquery as wholly)
  select f.id
    from (
      select n.id, n.created_at, n.words @@ (select wholly from asked) as is_whole
        from (select l.id, l.created_at, l.words, l.venue_id from public.leads l order by l.created_at desc limit 3000) n
       where n.words @@ $1
         and ((select staff.sees('everything')) or n.venue_id = any (array(select unnest(staff.properties()))))
      union
      (select l.id, l.created_at, l.words @@ (select wholly from asked)
         from public.leads l
        where l.words @@ $1
          and ((select staff.sees('everything')) or l.venue_id = any (array(select unnest(staff.properties()))))
        limit 3000)) f
   order by f.is_whole desc, f.created_at desc
   limit most
$$;

-- Enquiries for the same day and house (or with one of the two not chosen yet) that a name, a hall or a contact connects: perhaps
-- one family's. It narrows by itself, as a search does: nobody is told of an enquiry that they may not see.
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

-- How long an application is kept, for whoever may see it.
create function desk.application_months() returns int
language sql stable security definer set search_path = '' as $$
  select months from site.retention where kind = 'application'
$$;

revoke execute on function desk.mail_of, desk.bounced, desk.words_asked, desk.find, desk.possible_doubles, desk.application_months
  from public;
grant execute on function desk.mail_of, desk.bounced, desk.words_asked, desk.find, desk.possible_doubles, desk.application_months
  to tivoli_desk;

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
  hotel_id uuid, -- whose content it is; null: the whole group's, or written before editors were told apart
  check ((before is null) = (action = 'created') and (after is null) = (action = 'removed'))
);
create index content_change_newest on desk.content_change (changed_at desc);
create index content_change_row on desk.content_change (entity, row_id, changed_at desc);
alter table desk.content_change enable row level security;
revoke all on desk.content_change from public, anon, authenticated;
grant select, insert on desk.content_change to tivoli_desk;
grant update (undone_at) on desk.content_change to tivoli_desk;
create policy desk_edits on desk.content_change for all to tivoli_desk
  using ((select staff.sees('content')) or hotel_id = any (array(select unnest(staff.edited_hotels()))))
  with check ((select staff.sees('content')) or hotel_id = any (array(select unnest(staff.edited_hotels()))));

-- What an editor has prepared and the site does not show yet: published by hand, or on its day.
create table desk.content_draft (
  id uuid primary key default gen_random_uuid(),
  kind varchar(40) not null,
  row_id uuid, -- null: a new row
  hotel_id uuid references public.hotels on delete cascade,
  label varchar(300) not null, -- what the list of drafts calls it
  fields jsonb not null check (jsonb_typeof(fields) = 'object'), -- as the form posted them
  version varchar(40) not null, -- the version of the row that the form showed
  publish_on date, -- India; null: when somebody publishes it
  refused varchar(300), -- why it could not be published on its day
  author_id text not null,
  author varchar(255) not null, -- the name as it was then
  at timestamptz not null default now()
);
create unique index content_draft_row on desk.content_draft (row_id) where row_id is not null;
create index content_draft_due on desk.content_draft (publish_on) where publish_on is not null and refused is null;
create index content_draft_hotel on desk.content_draft (hotel_id) where hotel_id is not null;
alter table desk.content_draft enable row level security;
revoke all on desk.content_draft from public, anon, authenticated;
-- The site looks for what is due, and publishes it in the name of its author.
grant select, update (refused) on desk.content_draft to tivoli_site;
create policy site_reads on desk.content_draft for select to tivoli_site using (true);
create policy site_refuses on desk.content_draft for update to tivoli_site using (true);
grant select, insert, delete, update (fields, version, label, publish_on, refused, author_id, author, at)
  on desk.content_draft to tivoli_desk;
create policy desk_edits on desk.content_draft for all to tivoli_desk
  using ((select staff.sees('content')) or hotel_id = any (array(select unnest(staff.edited_hotels()))))
  with check ((select staff.sees('content')) or hotel_id = any (array(select unnest(staff.edited_hotels()))));
