-- The people of the leadership page, which staff edit at the desk.
create table public.leaders (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) not null unique,
  leader_group varchar(50) not null check (leader_group in ('board', 'executive', 'management')),
  name varchar(200) not null,
  position varchar(200) not null,
  answers_for varchar(500) not null default '',
  profile_url text not null check (profile_url ~ '^https?://'),
  image_id uuid references public.media on delete set null,
  crop_top boolean not null default false, -- a crop begins at the picture's upper edge
  sort_order int not null default 0,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);
create index leaders_image on public.leaders (image_id);

create trigger touch_updated_at before update on public.leaders for each row execute function site.touch_updated_at();
create trigger announce_content after insert or update or delete on public.leaders
  for each row execute function site.announce_content('group');

alter table public.leaders enable row level security;
revoke all on public.leaders from public, anon, authenticated;
grant select on public.leaders to anon, authenticated, tivoli_site, tivoli_desk;
grant insert, update on public.leaders to tivoli_desk;
create policy site_reads on public.leaders for select to tivoli_site using (true);
create policy desk_reads on public.leaders for select to tivoli_desk using (true);
create policy desk_inserts on public.leaders for insert to tivoli_desk
  with check ((select staff.sees('administration')));
create policy desk_updates on public.leaders for update to tivoli_desk
  using ((select staff.sees('administration')));
create policy published on public.leaders for select to anon, authenticated using (is_active and not is_sample);
