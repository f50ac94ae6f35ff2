-- The site's queries take milliseconds. PostgreSQL compiles those whose cost it thinks high, which takes longer than a page
-- waits, above all in a new database that was never analysed.
do $$
begin
  execute format('alter role tivoli_site in database %I set jit = off', current_database());
exception when insufficient_privilege then
  raise warning 'tivoli_site belongs to somebody else: its queries may be compiled';
end
$$;
