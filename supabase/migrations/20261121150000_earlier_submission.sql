-- What a visitor sends again must be found before it is stored again, and nobody may store the same in between: the lock
-- is on the content and ends with the transaction. In one call, because an enquiry's transaction waits for each.
create function site.earlier_submission(subject_table text, wanted_hash text, wanted_submission uuid)
returns table (id uuid, reference text)
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(('x' || left(wanted_hash, 16))::bit(64)::bigint);
  -- A statement of its own: it sees what whoever held the lock has committed.
  return query execute format(
    'select t.id, t.reference::text from public.%I t
      where t.content_hash = $1 and (t.created_at > now() - interval ''24 hours'' or t.submission_id = $2)
      order by t.created_at limit 1', subject_table)
    using wanted_hash, wanted_submission;
end
$$;
revoke all on function site.earlier_submission from public;
grant execute on function site.earlier_submission to tivoli_site;
