-- Row security lets only operators that keep secrets use an index, and those of ranges do not. So whoever reads the diary
-- narrows it by the start of its functions first, and asks this function who claims a unit.
create index function_starts on diary.function (starts_at, property);
create index function_due on diary.function (expires_at) where state = 'option';

-- The functions that claim a unit of these spaces in that time, or wait for one: their ids and nothing else.
create function diary.claimants(spaces uuid[], wanted tstzrange) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select distinct c.function_id
    from diary.claim c
   where c.unit in (select diary.units_of(spaces)) and c.during && wanted
$$;
revoke execute on function diary.claimants from public;
grant execute on function diary.claimants to tivoli_desk;

create index claim_during on diary.claim using gist (unit, during);
drop index diary.claim_waiting;
