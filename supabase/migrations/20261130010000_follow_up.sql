-- Owners are told two days and one day before their option ends, once for each moment at which it ends.
alter table diary.notice drop constraint notice_kind_check;
alter table diary.notice add constraint notice_kind_check
  check (kind in ('expired', 'promoted', 'challenged', 'ends-in-48', 'ends-in-24'));
alter table diary.notice add column ends timestamptz; -- of an option that ends soon: when, as it was noted
create unique index notice_ending on diary.notice (function_id, kind, ends) where ends is not null;

-- Notes the options that end soon. One that was placed for less than the time that is left then is not told of: whoever
-- placed it knows.
create function diary.note_endings() returns int
language plpgsql security definer set search_path = '' as $$
declare
  noted int;
begin
  insert into diary.notice (function_id, kind, ends)
  select f.id, 'ends-in-' || hours, f.expires_at
    from diary.function f, (values (48), (24)) due(hours)
   where f.state = 'option' and f.expires_at > now() and f.expires_at <= now() + hours * interval '1 hour'
     and (hours = 24 or f.expires_at > now() + interval '24 hours')
     and f.updated_at < f.expires_at - hours * interval '1 hour'
  on conflict do nothing;
  get diagnostics noted = row_count;
  return noted;
end
$$;
revoke execute on function diary.note_endings() from public;
grant execute on function diary.note_endings() to tivoli_site;

-- A visit that the family asks for, or that is agreed, is what is done next.
grant update (step_kind, step_on, step_at, step_words) on public.leads to tivoli_site;

-- Staff correct budget and hall as well.
alter table public.leads add column space varchar(200);
grant update (budget_range, space) on public.leads to tivoli_desk;
