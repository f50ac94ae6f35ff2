-- What is due is found by the index of expiries: a moment that is read once can be compared with an index, one that is
-- read anew for each row cannot. And whoever only looks waits for nobody who changes a diary just now.
create or replace function diary.settle(wanted text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := clock_timestamp();
  waiting record;
begin
  if not exists (select from diary.function where property = wanted and rank > 1)
     and not exists (select from diary.function where property = wanted and state = 'option' and expires_at <= moment) then
    return;
  end if;
  perform diary.lock(wanted);
  -- It may have waited for the lock.
  moment := clock_timestamp();
  perform set_config('diary.clock', 'on', true);
  update diary.function set state = 'released'
   where property = wanted and state = 'option' and expires_at <= moment;
  for waiting in
    select id, spaces, during from diary.function where property = wanted and state = 'option' and rank > 1 order by place
  loop
    if not diary.is_held(array(select diary.units_of(waiting.spaces)), waiting.during, waiting.id) then
      update diary.function set rank = 1 where id = waiting.id;
    end if;
  end loop;
  update diary.function f set rank = counted.rank
    from (select w.id, 1 + count(distinct ahead.id) as rank
            from diary.function w
            join diary.claim mine on mine.function_id = w.id
            join diary.claim theirs on theirs.unit = mine.unit and theirs.during && mine.during
            join diary.function ahead on ahead.id = theirs.function_id and ahead.id <> w.id
           where w.property = wanted and w.state = 'option' and w.rank > 1 and (theirs.holds or ahead.place < w.place)
           group by w.id) counted
   where counted.id = f.id and f.rank <> counted.rank;
  perform set_config('diary.clock', 'off', true);
end
$$;

-- Settles every property where an option has expired, but for those that somebody changes just now: they settle it
-- themselves, before they decide anything. Returns how many it settled.
create or replace function diary.settle_due() returns int
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := clock_timestamp();
  due text;
  settled int := 0;
begin
  for due in
    select distinct property from diary.function where state = 'option' and expires_at <= moment order by property
  loop
    if pg_try_advisory_xact_lock(hashtextextended('diary ' || due, 0)) then
      perform diary.settle(due);
      settled := settled + 1;
    end if;
  end loop;
  return settled;
end
$$;

-- The same units as before, without a plan for each call: most spaces have no parts.
create or replace function diary.units_of(spaces uuid[]) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  if not exists (select from diary.part where whole = any (spaces)) then
    return query select distinct space from unnest(spaces) space;
    return;
  end if;
  return query
    with recursive piece(id) as (
      select unnest(spaces)
      union
      select p.part from piece join diary.part p on p.whole = piece.id)
    select id from piece where not exists (select from diary.part p where p.whole = piece.id);
end
$$;
