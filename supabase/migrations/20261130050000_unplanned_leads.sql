-- What was answered, is open and has no next step is counted on every page of the desk.
create index leads_unplanned on public.leads (created_at)
  where step_on is null and status in ('new', 'contacted', 'qualified') and first_response_at is not null
    and merged_into is null and quarantine in ('none', 'released');
