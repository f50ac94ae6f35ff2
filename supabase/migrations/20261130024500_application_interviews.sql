-- An application may be for one house, has an interview, and is found by who sent it.
alter table public.career_applications
  add column property varchar(100), -- a hotel's slug; on purpose no foreign key
  add column interview_at timestamptz,
  add column words tsvector generated always as (desk.search_words(reference, name, email, phone)) stored;
grant update (property, interview_at) on public.career_applications to tivoli_desk;

-- Whoever decides on an application writes to the applicant.
alter table site.mail drop constraint mail_kind_check;
alter table site.mail add constraint mail_kind_check
  check (kind in ('acknowledgement', 'alert', 'act', 'link', 'confirm', 'visit', 'rejection', 'invitation'));
