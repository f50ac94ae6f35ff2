-- What leaves the house: every mail, and an event for each thing that happens to an enquiry.

-- One row a mail from its first try on. Its recipient stands there as a keyed hash: enough to count by, not to read.
create table site.mail (
  id varchar(100) primary key, -- the local part of its Message-ID
  subject_table varchar(50) not null check (subject_table in (
    'venue_bookings', 'room_bookings', 'leads', 'career_applications')),
  subject_id uuid not null,
  -- act: the team is told what a family did on its page · link, confirm, visit: to the family, on request
  -- rejection, invitation: to an applicant
  kind varchar(20) not null check (
    kind in ('acknowledgement', 'alert', 'act', 'link', 'confirm', 'visit', 'rejection', 'invitation')),
  recipient_hash varchar(64) not null,
  -- waiting: not handed over yet · sent · withheld: its recipient has had enough today · bounced: the recipient's server
  -- refused the address for good · failed: given up after the last try
  state varchar(20) not null default 'waiting' check (state in ('waiting', 'sent', 'withheld', 'bounced', 'failed')),
  tries int not null default 0,
  last_error varchar(200), -- the mail server's code and answer, without addresses
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  sent_at timestamptz
);
create index mail_subject on site.mail (subject_table, subject_id);
create index mail_recipient on site.mail (recipient_hash, created_at);
create index mail_trouble on site.mail (state, created_at) where state in ('bounced', 'failed', 'withheld');
grant select, insert, update on site.mail to tivoli_site;

-- One row an event, without anything a visitor wrote. Whoever waits for it is told by a job that is queued from here.
create table site.events (
  id uuid primary key default gen_random_uuid(),
  kind varchar(40) not null,
  subject_id uuid not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  queued_at timestamptz,
  delivered_at timestamptz,
  tries int not null default 0,
  last_answer varchar(100) -- a status, or the code of an error
);
create index events_waiting on site.events (created_at) where queued_at is null;
create index events_age on site.events (created_at);
grant select, insert, update, delete on site.events to tivoli_site;

-- With the owner's rights: staff move enquiries as a role that sees nothing of this schema.
create function site.note_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := jsonb_build_object(
    'reference', new.reference, 'source', new.source, 'property', new.venue_id,
    'status', case when new.merged_into is null then new.status else 'merged' end, 'due_at', new.due_at);
  is_open boolean := new.quarantine in ('none', 'released');
begin
  if is_open and (tg_op = 'INSERT' or old.quarantine not in ('none', 'released')) then
    insert into site.events (kind, subject_id, data) values ('enquiry.received', new.id, facts);
  elsif is_open and tg_op = 'UPDATE' and new.status is distinct from old.status then
    insert into site.events (kind, subject_id, data)
    values ('enquiry.status_changed', new.id, facts || jsonb_build_object('from', old.status));
  elsif is_open and tg_op = 'UPDATE' and new.assigned_to is distinct from old.assigned_to then
    insert into site.events (kind, subject_id, data)
    values ('enquiry.assigned', new.id, facts || jsonb_build_object('assigned', new.assigned_to is not null));
  end if;
  return null;
end
$$;

create function site.note_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := jsonb_build_object('reference', new.reference, 'position', new.position, 'status', new.status);
  is_open boolean := new.quarantine in ('none', 'released');
begin
  if is_open and (tg_op = 'INSERT' or old.quarantine not in ('none', 'released')) then
    insert into site.events (kind, subject_id, data) values ('application.received', new.id, facts);
  elsif is_open and tg_op = 'UPDATE' and new.status is distinct from old.status then
    insert into site.events (kind, subject_id, data)
    values ('application.status_changed', new.id, facts || jsonb_build_object('from', old.status));
  end if;
  return null;
end
$$;
revoke execute on function site.note_lead, site.note_application from public;

create trigger note_lead after insert or update of quarantine, status, assigned_to on public.leads
  for each row execute function site.note_lead();
create trigger note_application after insert or update of quarantine, status on public.career_applications
  for each row execute function site.note_application();

-- One row a day in India, taken by the replica that comes first.
create table site.digests (
  day date primary key,
  queued_at timestamptz not null default now()
);
grant select, insert on site.digests to tivoli_site;

-- An enquiry is escalated once, and once more after each time that its family changed something.
create table site.escalations (
  lead_id uuid primary key references public.leads on delete cascade,
  escalated_at timestamptz not null default now()
);
grant select, insert on site.escalations to tivoli_site;
grant update (escalated_at) on site.escalations to tivoli_site;
