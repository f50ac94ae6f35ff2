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
