-- As before, but with a statement for each table: a connection plans them once, and not at each enquiry.
create or replace function site.earlier_submission(subject_table text, wanted_hash text, wanted_submission uuid)
returns table (id uuid, reference text)
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(('x' || left(wanted_hash, 16))::bit(64)::bigint);
  -- Statements of their own: they see what whoever held the lock has committed.
  case subject_table
    when 'venue_bookings' then
      return query select t.id, t.reference::text from public.venue_bookings t
        where t.content_hash = wanted_hash
          and (t.created_at > now() - interval '24 hours' or t.submission_id = wanted_submission)
        order by t.created_at limit 1;
    when 'room_bookings' then
      return query select t.id, t.reference::text from public.room_bookings t
        where t.content_hash = wanted_hash
          and (t.created_at > now() - interval '24 hours' or t.submission_id = wanted_submission)
        order by t.created_at limit 1;
    when 'leads' then
      return query select t.id, t.reference::text from public.leads t
        where t.content_hash = wanted_hash
          and (t.created_at > now() - interval '24 hours' or t.submission_id = wanted_submission)
        order by t.created_at limit 1;
    when 'career_applications' then
      return query select t.id, t.reference::text from public.career_applications t
        where t.content_hash = wanted_hash
          and (t.created_at > now() - interval '24 hours' or t.submission_id = wanted_submission)
        order by t.created_at limit 1;
  end case;
end
$$;
