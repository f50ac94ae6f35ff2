-- What is to be done next for an enquiry that is open, and when.
alter table public.leads
  add column step_kind varchar(20) check (step_kind in ('call', 'visit', 'tasting', 'offer', 'other')),
  add column step_on date,
  add column step_at time, -- India time; none if the hour is open
  add column step_words varchar(300),
  add constraint leads_step_check check ((step_kind is null) = (step_on is null));
create index leads_steps on public.leads (step_on, assigned_to)
  where status in ('new', 'contacted', 'qualified') and first_response_at is not null;
grant update (step_kind, step_on, step_at, step_words) on public.leads to tivoli_desk;
alter table desk.change drop constraint change_kind_check;
alter table desk.change add constraint change_kind_check
  check (kind in ('created', 'assigned', 'moved', 'quarantine', 'note', 'opened', 'undone', 'edited', 'merged', 'family', 'answered', 'visit', 'step'));

-- Whoever was answered before is called on the day on which this arrives: none of them is late.
update public.leads set step_kind = 'call', step_on = (now() at time zone 'Asia/Kolkata')::date
 where status in ('contacted', 'qualified') and first_response_at is not null and merged_into is null;
