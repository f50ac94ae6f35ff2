-- What the group tells of itself outside its hotels: articles, awards, posts, and texts in parts. A row that nobody has
-- supplied yet is a sample: a public site leaves it out until somebody edits it at the desk, which takes the mark away.
-- The public roles never read one.

create table public.press_articles (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) not null unique,
  title varchar(200) not null,
  excerpt varchar(500) not null,
  publication varchar(100) not null,
  published varchar(50) not null, -- as shown: a year, a day or "Recent"
  link_url text not null check (link_url ~ '^https?://'),
  image_id uuid references public.media on delete set null,
  second_image_id uuid references public.media on delete set null,
  sort_order int not null default 0,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index press_articles_image on public.press_articles (image_id);
create index press_articles_second_image on public.press_articles (second_image_id);

create table public.awards (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) not null unique,
  name varchar(200) not null,
  category varchar(100) not null,
  year int not null check (year between 1900 and 2200),
  description varchar(500) not null,
  image_id uuid references public.media on delete set null,
  sort_order int not null default 0,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index awards_image on public.awards (image_id);

create table public.social_posts (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) not null unique,
  excerpt varchar(500) not null,
  posted_on date not null, -- a day in India
  post_url text not null check (post_url ~ '^https?://'),
  likes int not null default 0 check (likes >= 0),
  comments int not null default 0 check (comments >= 0),
  shares int not null default 0 check (shares >= 0),
  image_id uuid references public.media on delete set null,
  sort_order int not null default 0,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index social_posts_image on public.social_posts (image_id);

create table public.group_texts (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) not null unique,
  part varchar(30) not null check (part in ('loyalty_step', 'loyalty_benefit', 'governance', 'menu')),
  title varchar(200) not null,
  body text not null,
  sort_order int not null default 0,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

do $$
declare
  t text;
begin
  foreach t in array array['press_articles', 'awards', 'social_posts', 'group_texts'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated', t);
    execute format('grant select on public.%I to anon, authenticated, tivoli_site, tivoli_desk', t);
    execute format('create policy published on public.%I for select to anon, authenticated using (is_active and not is_sample)', t);
    execute format('create policy site_reads on public.%I for select to tivoli_site using (true)', t);
    execute format('create policy desk_reads on public.%I for select to tivoli_desk using (true)', t);
    execute format('grant insert, update on public.%I to tivoli_desk', t);
    execute format(
      'create policy desk_inserts on public.%I for insert to tivoli_desk with check ((select staff.sees(''administration'')))', t);
    execute format(
      'create policy desk_updates on public.%I for update to tivoli_desk using ((select staff.sees(''administration'')))', t);
    execute format(
      'create trigger touch_updated_at before update on public.%I for each row execute function site.touch_updated_at()', t);
    execute format(
      'create trigger announce_content after insert or update or delete on public.%I
         for each statement execute function site.announce_content()', t);
  end loop;
end
$$;

alter table public.offers add column is_sample boolean not null default false;
alter policy published on public.offers
  using (
    is_active and not is_sample
    and (hotel_id is null or exists (select from public.hotels h where h.id = hotel_id and h.is_active))
    and coalesce(valid_from <= (now() at time zone 'Asia/Kolkata')::date, true)
    and coalesce(valid_until >= (now() at time zone 'Asia/Kolkata')::date, true)
  );
