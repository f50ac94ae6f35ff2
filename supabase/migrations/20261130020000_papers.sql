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
