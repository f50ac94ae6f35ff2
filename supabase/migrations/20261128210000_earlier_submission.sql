-- Somebody's content, sent first in a way that is held back or marked as spam, silences nobody: what is not suspicious is
-- never the same as a held row, and nothing is the same as spam, unless the submission's own id says so. A site of an
-- earlier release calls the function with three parameters.
drop function site.earlier_submission(text, text, uuid);
create function site.earlier_submission(
  subject_table text, wanted_hash text, wanted_submission uuid, may_be_held boolean default false)
returns table (id uuid, reference text)
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(('x' || left(wanted_hash, 16))::bit(64)::bigint);
  -- A statement of its own: it sees what whoever held the lock has committed.
  return query execute format(
    'select t.id, t.reference::text from public.%I t
      where t.content_hash = $1
        and (t.submission_id = $2
             or t.created_at > now() - interval ''24 hours''
                and (t.quarantine in (''none'', ''released'') or $3 and t.quarantine = ''held''))
      order by t.created_at limit 1', subject_table)
    using wanted_hash, wanted_submission, may_be_held;
end
$$;
revoke all on function site.earlier_submission from public;
grant execute on function site.earlier_submission to tivoli_site;
