-- What families do on their own pages: it is mailed, answered, and escalated as an enquiry is.
alter table site.mail drop constraint mail_kind_check;
alter table site.mail add constraint mail_kind_check
  check (kind in ('acknowledgement', 'alert', 'act', 'link', 'confirm', 'visit'));
alter table desk.change drop constraint change_kind_check;
alter table desk.change add constraint change_kind_check
  check (kind in ('created', 'assigned', 'moved', 'quarantine', 'note', 'opened', 'undone', 'edited', 'merged', 'family', 'answered', 'visit'));
grant update (day_exactness, functions) on public.leads to tivoli_site;
grant update (escalated_at) on site.escalations to tivoli_site;

-- How long an answer took is counted from when its time began.
drop index public.leads_figures;
create index leads_figures on public.leads (created_at)
  include (venue_id, first_response_at, due_at, status, source, quarantine, utm_source, utm_campaign, referrer_host)
  where merged_into is null;
