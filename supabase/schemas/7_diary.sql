-- The diary: which halls are promised to whom, and when. No personal data: a function knows its lead by the event alone.
--   diary.event     one or more functions of one lead; it stays when the lead is erased
--   diary.function  a mehndi, a dinner, a day of a conference, or a time that is blocked; its state says what it claims
--   diary.part      spaces that consist of others: a lawn of its halves, the whole house
--   diary.claim     which units a function claims, and when; the database refuses two that overlap

-- A property without a row, or with `shows_days` off, does not keep its diary here: visitors are asked to enquire.
create table diary.property (
  property varchar(100) primary key, -- a hotel's slug
  shows_days boolean not null default false,
  updated_at timestamptz not null default now()
);

create table diary.part (
  whole uuid not null references public.hotel_spaces on delete cascade,
  part uuid not null references public.hotel_spaces on delete cascade,
  primary key (whole, part),
  check (whole <> part)
);
create index part_part on diary.part (part);

create table diary.event (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid references public.leads on delete set null,
  created_at timestamptz not null default now(),
  -- The enquiry that it was made for, if that was merged into the one above: a family sees only what is held for its own.
  made_for uuid references public.leads on delete set null
);
create index event_lead on diary.event (lead_id);
create index event_made_for on diary.event (made_for) where made_for is not null;

-- The order in which options were placed.
create sequence diary.place;

create table diary.function (
  id uuid primary key default gen_random_uuid(),
  reference varchar(20) not null unique check (reference ~ '^FN-[0-9A-Z]{6}$'),
  event_id uuid references diary.event, -- null: blocked, or taken over from another diary
  property varchar(100) not null, -- a hotel's slug
  kind varchar(30) not null check (kind in (
    'mehndi', 'haldi', 'sangeet', 'wedding', 'reception', 'engagement', 'conference', 'meeting', 'lunch', 'dinner',
    'cocktail', 'birthday', 'exhibition', 'maintenance', 'other')),
  spaces uuid[] not null check (cardinality(spaces) between 1 and 20),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  setup_minutes int not null default 0 check (setup_minutes between 0 and 2880),
  clearing_minutes int not null default 0 check (clearing_minutes between 0 and 2880),
  during tstzrange not null, -- with set-up and clearing; a trigger writes it
  layout varchar(30) check (layout in ('theatre', 'classroom', 'banquet', 'reception', 'boardroom')),
  expected_guests int check (expected_guests between 1 and 100000),
  guaranteed_guests int check (guaranteed_guests between 1 and 100000),
  amount_inr bigint check (amount_inr >= 0),
  -- enquiry: claims nothing · option: claims, or waits behind who does · definite · blocked: with a reason · released
  state varchar(20) not null check (state in ('enquiry', 'option', 'definite', 'blocked', 'released')),
  rank int check (rank > 0), -- of an option: 1 holds the spaces, 2 and more wait
  place bigint, -- of an option: a trigger writes it
  expires_at timestamptz,
  challenged_at timestamptz,
  reason varchar(200),
  owner_id text, -- a person of staff
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at and ends_at <= starts_at + interval '31 days'),
  check ((state = 'option') = (rank is not null) and (state = 'option') = (expires_at is not null)),
  check ((state = 'option') = (place is not null) and (state = 'option' or challenged_at is null)),
  check (state <> 'blocked' or reason is not null)
);
create index function_times on diary.function using gist (property, during);
create index function_owner on diary.function (owner_id, ends_at);
create index function_event on diary.function (event_id);
create index function_waiting on diary.function (property) where rank > 1;
create index function_options on diary.function (property, expires_at) where state = 'option';
-- Row security lets only operators that keep secrets use an index, and those of ranges do not. So whoever reads the diary
-- narrows it by the start of its functions first, and asks diary.claimants who claims a unit.
create index function_starts on diary.function (starts_at, property);
create index function_due on diary.function (expires_at) where state = 'option';

create table diary.claim (
  function_id uuid not null references diary.function on delete cascade,
  unit uuid not null,
  during tstzrange not null,
  holds boolean not null, -- false: an option that waits
  primary key (function_id, unit),
  -- Deferrable, so that a wedding of three evenings moves by a day at once.
  constraint never_twice exclude using gist (unit with =, during with &&) where (holds) deferrable initially immediate
);
create index claim_during on diary.claim using gist (unit, during);

-- What was changed by whom. A trigger writes it; leads show it in their timelines.
create table diary.change (
  id bigint generated always as identity primary key,
  function_id uuid not null references diary.function on delete cascade,
  at timestamptz not null default clock_timestamp(),
  author_id text,
  author varchar(255) not null, -- the name as it was then
  before jsonb,
  after jsonb not null
);
create index change_function on diary.change (function_id, id);

-- Owners are told by mail, each once: a row is queued together with its job.
create table diary.notice (
  id uuid primary key default gen_random_uuid(),
  function_id uuid not null references diary.function on delete cascade,
  kind varchar(20) not null check (kind in ('expired', 'promoted', 'challenged', 'ends-in-48', 'ends-in-24')),
  at timestamptz not null default clock_timestamp(),
  queued_at timestamptz,
  ends timestamptz -- of an option that ends soon: when, as it was noted
);
create unique index notice_ending on diary.notice (function_id, kind, ends) where ends is not null;
create index notice_waiting on diary.notice (at) where queued_at is null;
create index notice_function on diary.notice (function_id);

-- Calendar feeds. The address has the token; here is its hash alone.
create table diary.feed (
  id uuid primary key default gen_random_uuid(),
  token_hash varchar(64) not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  property varchar(100), -- null: the functions of one colleague
  owner_id text not null, -- who made it, and who must still work here
  created_at timestamptz not null default now(),
  read_at timestamptz,
  revoked_at timestamptz
);
create index feed_owner on diary.feed (owner_id);

-- The rules of the diary, held by the database itself: whoever writes a function, from whichever process.

-- The units that these spaces consist of. Most spaces have no parts and are units themselves.
create function diary.units_of(spaces uuid[]) returns setof uuid
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

-- Whoever changes a property's diary waits for who does so just now.
create function diary.lock(property text) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('diary ' || property, 0))
$$;

-- Whether another function holds one of these units in that time.
create function diary.is_held(units uuid[], wanted tstzrange, besides uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from diary.claim c
     where c.holds and c.unit = any (units) and c.during && wanted and c.function_id <> besides)
$$;

create function diary.place_function() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.property < new.property then
    perform diary.lock(old.property);
  end if;
  perform diary.lock(new.property);
  if tg_op = 'UPDATE' and old.property > new.property then
    perform diary.lock(old.property);
  end if;

  new.during := tstzrange(
    new.starts_at - make_interval(mins => new.setup_minutes), new.ends_at + make_interval(mins => new.clearing_minutes));
  new.updated_at := now();
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  else
    perform diary.settle(new.property);
  end if;
  if tg_op = 'INSERT' or new.spaces <> old.spaces or new.property <> old.property then
    if (select count(*) from public.hotel_spaces s join public.hotels h on h.id = s.hotel_id
         where h.slug = new.property and s.id = any (new.spaces)) <> cardinality(new.spaces) then
      raise exception 'a space is not one of %', new.property using errcode = 'foreign_key_violation';
    end if;
  end if;

  if new.state <> 'option' then
    new.rank := null;
    new.place := null;
    new.expires_at := null;
    new.challenged_at := null;
  elsif tg_op = 'INSERT' or old.state <> 'option' or new.during <> old.during or new.spaces <> old.spaces then
    -- An option that is new, or new at this time, stands last in the queue.
    new.place := nextval('diary.place');
    new.challenged_at := null;
    new.rank := case when diary.is_held(array(select diary.units_of(new.spaces)), new.during, new.id) then 2 else 1 end;
  end if;
  return new;
end
$$;
create trigger place_function before insert or update on diary.function
  for each row execute function diary.place_function();

create function diary.write_claims(f diary.function) returns void
language plpgsql set search_path = '' as $$
begin
  delete from diary.claim where function_id = f.id;
  if f.state in ('option', 'definite', 'blocked') then
    insert into diary.claim (function_id, unit, during, holds)
    select f.id, unit, f.during, f.state <> 'option' or f.rank = 1 from diary.units_of(f.spaces) unit;
  end if;
end
$$;

create function diary.follow_function() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  by_clock boolean := coalesce(current_setting('diary.clock', true), '') = 'on';
  told text[] := array['state', 'rank', 'property', 'kind', 'spaces', 'starts_at', 'ends_at', 'setup_minutes',
    'clearing_minutes', 'layout', 'expected_guests', 'guaranteed_guests', 'amount_inr', 'expires_at', 'challenged_at',
    'reason', 'owner_id', 'event_id'];
  was jsonb;
  is_now jsonb := to_jsonb(new);
begin
  if tg_op = 'INSERT' or (new.state, new.rank, new.during, new.spaces) is distinct from (old.state, old.rank, old.during, old.spaces) then
    perform diary.write_claims(new);
  end if;

  if tg_op = 'UPDATE' then
    was := to_jsonb(old);
    -- Moving up among those who wait is no news.
    if old.rank > 1 and new.rank > 1 then
      told := array_remove(told, 'rank');
    end if;
    told := array(select name from unnest(told) name where was->name is distinct from is_now->name);
    if cardinality(told) = 0 then
      return null;
    end if;
  end if;
  insert into diary.change (function_id, author_id, author, before, after)
  values (
    new.id,
    case when not by_clock then nullif(current_setting('site.staff', true), '') end,
    case when by_clock then 'The diary' else coalesce(nullif(current_setting('site.author', true), ''), current_user) end,
    (select jsonb_object_agg(key, value) from jsonb_each(was) where key = any (told)),
    (select jsonb_object_agg(key, value) from jsonb_each(is_now) where key = any (told)));

  if tg_op = 'UPDATE' then
    insert into diary.notice (function_id, kind)
    select new.id, kind
      from (values
        ('expired', by_clock and old.state = 'option' and new.state = 'released'),
        ('promoted', by_clock and old.rank > 1 and new.rank = 1),
        ('challenged', old.challenged_at is null and new.challenged_at is not null)) as due(kind, is_due)
     where is_due;
  end if;
  return null;
end
$$;
create trigger follow_function after insert or update on diary.function
  for each row execute function diary.follow_function();

-- What is due is found by the index of expiries: a moment that is read once can be compared with an index, one that is
-- read anew for each row cannot. And whoever only looks waits for nobody who changes a diary just now.
-- Releases what expired, moves up who waits, and numbers the others. Safe to call at any time and from any process.
create function diary.settle(wanted text) returns void
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

create function diary.settle_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed text;
begin
  if coalesce(current_setting('diary.clock', true), '') <> 'on' then
    for changed in select distinct property from written order by property loop
      perform diary.settle(changed);
    end loop;
  end if;
  return null;
end
$$;
create trigger settle_inserted after insert on diary.function
  referencing new table as written for each statement execute function diary.settle_changed();
create trigger settle_updated after update on diary.function
  referencing new table as written for each statement execute function diary.settle_changed();

-- Settles every property where an option has expired, but for those that somebody changes just now: they settle it
-- themselves, before they decide anything. Returns how many it settled.
create function diary.settle_due() returns int
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

-- A space and its parts are of one house, and none is a part of itself. What is promised from now on claims the new units.
create function diary.follow_parts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  house text;
  f diary.function;
begin
  select h.slug into house from public.hotel_spaces s join public.hotels h on h.id = s.hotel_id
   where s.id = coalesce(new.whole, old.whole);
  perform diary.lock(house);
  if tg_op = 'INSERT' then
    if (select count(distinct hotel_id) from public.hotel_spaces where id in (new.whole, new.part)) <> 1 then
      raise exception 'a part belongs to another house' using errcode = 'foreign_key_violation';
    end if;
    if exists (
      with recursive piece(id) as (select new.part union select p.part from piece join diary.part p on p.whole = piece.id)
      select from piece where id = new.whole) then
      raise exception 'a space would be a part of itself' using errcode = 'check_violation';
    end if;
  end if;
  set constraints diary.never_twice deferred;
  for f in select * from diary.function
            where property = house and state in ('option', 'definite', 'blocked') and upper(during) > now() loop
    perform diary.write_claims(f);
  end loop;
  set constraints diary.never_twice immediate;
  perform diary.settle(house);
  return null;
end
$$;
create trigger follow_parts after insert or delete on diary.part for each row execute function diary.follow_parts();

-- The functions that claim a unit of these spaces in that time, or wait for one: their ids and nothing else.
create function diary.claimants(spaces uuid[], wanted tstzrange) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select distinct c.function_id
    from diary.claim c
   where c.unit in (select diary.units_of(spaces)) and c.during && wanted
$$;

-- When other houses are busy: the times, and nothing else, for whoever answers enquiries.
create function diary.busy_elsewhere(span tstzrange) returns table (property text, spaces uuid[], during tstzrange, state text)
language sql stable security definer set search_path = '' as $$
  select f.property::text, f.spaces, f.during, f.state::text
    from diary.function f
   where f.during && span and (f.state in ('definite', 'blocked') or f.rank = 1)
     and exists (select from staff."user" u where u.id = current_setting('site.staff', true)
                    and u.removed_at is null and u.role in ('manager', 'sales') and not u.all_properties)
     and not f.property = any (staff.properties())
$$;

-- What each function of a lead brings, for whoever may see it: asked once a statement, and not of each event.
create function diary.amounts_of_leads()
returns table (lead_id uuid, state text, amount bigint, updated_at timestamptz)
language sql stable security definer rows 10000 set search_path = '' as $$
  select e.lead_id, f.state::text, f.amount_inr, f.updated_at
    from diary.function f join diary.event e on e.id = f.event_id
   where e.lead_id is not null
     and ((select staff.sees('everything')) or f.property = any (array(select unnest(staff.properties()))))
$$;

-- The years for which the diary is kept; it holds no personal data.
create function diary.forget_old() returns void
language sql volatile security definer set search_path = '' as $$
  delete from diary.function where ends_at < now() - interval '7 years';
  delete from diary.event e where created_at < now() - interval '7 years' and not exists (
    select from diary.function f where f.event_id = e.id);
  delete from diary.notice where at < now() - interval '30 days' and queued_at is not null;
  delete from diary.feed where revoked_at < now() - interval '30 days';
$$;

revoke execute on all functions in schema diary from public;
grant execute on function diary.lock, diary.units_of, diary.is_held, diary.settle, diary.settle_due to tivoli_site, tivoli_desk;
grant execute on function diary.busy_elsewhere, diary.claimants, diary.amounts_of_leads to tivoli_desk;
grant execute on function diary.forget_old, diary.note_endings to tivoli_site;

-- Who may do what. Claims, changes and notices are written by the rules above alone.
do $$
declare
  t text;
begin
  foreach t in array array['property', 'part', 'event', 'function', 'claim', 'change', 'notice', 'feed'] loop
    execute format('alter table diary.%I enable row level security', t);
    execute format('revoke all on diary.%I from public, anon, authenticated', t);
  end loop;
  foreach t in array array['property', 'part', 'event', 'function', 'claim', 'notice', 'feed'] loop
    execute format('grant select on diary.%I to tivoli_site', t);
    execute format('create policy site_reads on diary.%I for select to tivoli_site using (true)', t);
  end loop;
end
$$;
revoke all on sequence diary.place from public, anon, authenticated;

grant update (queued_at) on diary.notice to tivoli_site;
create policy site_updates on diary.notice for update to tivoli_site using (true);
grant update (read_at) on diary.feed to tivoli_site;
create policy site_updates on diary.feed for update to tivoli_site using (true);

grant select on diary.property, diary.part, diary.claim, diary.change to tivoli_desk;
grant select, insert on diary.event, diary.function, diary.feed to tivoli_desk;
grant update (lead_id, made_for) on diary.event to tivoli_desk;
grant update (event_id, property, kind, spaces, starts_at, ends_at, setup_minutes, clearing_minutes, layout,
    expected_guests, guaranteed_guests, amount_inr, state, expires_at, challenged_at, reason, owner_id)
  on diary.function to tivoli_desk;
grant update (revoked_at) on diary.feed to tivoli_desk;
grant insert, update on diary.property to tivoli_desk;
grant insert, delete on diary.part to tivoli_desk;

create policy desk_reads on diary.property for select to tivoli_desk using (true);
create policy desk_writes on diary.property for all to tivoli_desk
  using ((select staff.sees('administration'))) with check ((select staff.sees('administration')));
create policy desk_reads on diary.part for select to tivoli_desk using (true);
create policy desk_writes on diary.part for all to tivoli_desk
  using ((select staff.sees('administration'))) with check ((select staff.sees('administration')));

create policy desk_sees on diary.function for all to tivoli_desk
  using ((select staff.sees('everything')) or property = any (array(select unnest(staff.properties()))))
  with check ((select staff.sees('everything')) or property = any (array(select unnest(staff.properties()))));
create policy desk_sees on diary.claim for select to tivoli_desk
  using (exists (select from diary.function f where f.id = function_id));
create policy desk_sees on diary.change for select to tivoli_desk
  using (exists (select from diary.function f where f.id = function_id));
create policy desk_sees on diary.event for all to tivoli_desk
  using (
    exists (select from public.leads l where l.id = lead_id)
    or exists (select from diary.function f where f.event_id = event.id))
  with check (exists (select from public.leads l where l.id = lead_id));
-- An administrator may revoke everybody's calendar feed, and everybody their own, also of a property that they see no
-- more. Only its time of revoking can be changed; making a feed keeps its rule.
create policy desk_reads on diary.feed for select to tivoli_desk
  using (owner_id = current_setting('site.staff', true) or (select staff.sees('administration')));
create policy desk_makes on diary.feed for insert to tivoli_desk
  with check (
    owner_id = current_setting('site.staff', true)
    and (property is null or (select staff.sees('everything')) or property = any (array(select unnest(staff.properties())))));
create policy desk_revokes on diary.feed for update to tivoli_desk
  using (owner_id = current_setting('site.staff', true) or (select staff.sees('administration')));
