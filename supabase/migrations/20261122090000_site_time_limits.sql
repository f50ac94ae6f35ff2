-- A connection that logs in as tivoli_site, directly or through a pooler, has limits as well: there the site cannot ask
-- for them with its connection. Where it can, what it asks for counts. In this database alone: roles belong to the server.
do $$
begin
  execute format('alter role tivoli_site in database %I set statement_timeout = %L', current_database(), '10s');
  execute format(
    'alter role tivoli_site in database %I set idle_in_transaction_session_timeout = %L', current_database(), '15s');
exception when insufficient_privilege then
  raise warning 'tivoli_site belongs to somebody else: its time limits were not set';
end
$$;
