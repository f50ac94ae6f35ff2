-- What an event costs: packages of a house, the rules of a house, and the taxes with the days on which they hold.
alter table public.hotels
  add column house_rules jsonb not null default '{}' check (jsonb_typeof(house_rules) = 'object'),
  add column sample_fields text[] check (cardinality(sample_fields) > 0);

create table public.packages (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  slug varchar(100),
  name varchar(200) not null,
  -- a hall is rented for a day; everything else is paid for each guest
  kind varchar(30) not null check (kind in ('banquet_veg', 'banquet', 'cocktail', 'day_delegate', 'half_day', 'hall_rental')),
  price_inr int not null check (price_inr > 0),
  from_guests int check (from_guests > 0),
  -- MM-DD, the first and the last day of its season, which may go over New Year; null: all year
  season_from varchar(5) check (season_from ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  season_until varchar(5) check (season_until ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  weekdays text[] not null default '{}' check (weekdays <@ '{sun,mon,tue,wed,thu,fri,sat}'), -- none: every day
  included text[] not null default '{}',
  not_included text[] not null default '{}',
  sort_order int not null default 0,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  unique (hotel_id, slug),
  check ((season_from is null) = (season_until is null))
);
create index packages_order on public.packages (hotel_id, is_active, sort_order);

create table public.tax_rates (
  id uuid primary key default gen_random_uuid(),
  name varchar(100) not null,
  percent decimal(5, 2) not null check (percent > 0 and percent <= 100),
  applies_to varchar(10) not null check (applies_to in ('events', 'rooms')),
  -- of a room: the price of a night from which, and up to which, it holds
  price_from int check (price_from >= 0),
  price_until int check (price_until >= price_from),
  valid_from date not null, -- days in India
  valid_until date,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  check (valid_until >= valid_from),
  constraint one_rate_at_a_time exclude using gist (
    lower(name) with =, applies_to with =, daterange(valid_from, valid_until, '[]') with &&,
    int8range(price_from, price_until, '[]') with &&) where (is_active)
);

create trigger touch_updated_at before update on public.packages for each row execute function site.touch_updated_at();
create trigger touch_updated_at before update on public.tax_rates for each row execute function site.touch_updated_at();
create trigger announce_content after insert or update or delete on public.packages
  for each row execute function site.announce_content('hotel_id');
create trigger announce_content after insert or update or delete on public.tax_rates
  for each row execute function site.announce_content('group');

do $$
declare
  t text;
begin
  foreach t in array array['packages', 'tax_rates'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated', t);
    execute format('grant select on public.%I to anon, authenticated, tivoli_site, tivoli_desk', t);
    execute format('grant insert, update on public.%I to tivoli_desk', t);
    execute format('create policy site_reads on public.%I for select to tivoli_site using (true)', t);
    execute format('create policy desk_reads on public.%I for select to tivoli_desk using (true)', t);
    execute format(
      'create policy desk_inserts on public.%I for insert to tivoli_desk with check ((select staff.sees(''administration'')))', t);
    execute format(
      'create policy desk_updates on public.%I for update to tivoli_desk using ((select staff.sees(''administration'')))', t);
  end loop;
end
$$;
create policy published on public.packages for select to anon, authenticated
  using (is_active and not is_sample and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.tax_rates for select to anon, authenticated using (is_active);
