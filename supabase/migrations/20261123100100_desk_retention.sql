-- How long an application is kept, for whoever may see it.
create function desk.application_months() returns int
language sql stable security definer set search_path = '' as $$
  select months from site.retention where kind = 'application'
$$;
revoke execute on function desk.application_months from public;
grant execute on function desk.application_months to tivoli_desk;
