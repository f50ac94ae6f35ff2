-- Every replica hears that sessions ended, whoever ended them, so that the tabs that are still open hide what they show.
create function staff.announce_ended_sessions() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_notify('desk', '');
  return null;
end
$$;
revoke execute on function staff.announce_ended_sessions from public;

create trigger announce_end after delete on staff.session
  for each statement execute function staff.announce_ended_sessions();
