-- What the website shows: brands, locations, hotels with everything that belongs to them, offers, announcements, and what
-- the group tells outside its hotels.
-- Columns after the owner's database; what that one lacked is marked "ours".
--
-- is_sample marks a row that nobody has supplied yet: a public site leaves it out until somebody edits it at the desk, which
-- takes the mark away. The public roles never read one.
-- hindi holds the Hindi of a row's texts. By the path of a text, the English that it was made from and the Hindi:
--   {"description": {"english": "…", "hindi": "…"}, "page_plan.about": {"english": ["…"], "hindi": ["…"]}}
-- Where the English of today is another one, the Hindi is to be checked.

create table public.brands (
  id uuid primary key default gen_random_uuid(),
  slug varchar(50) not null unique,
  name varchar(100) not null,
  display_name varchar(100) not null,
  tab_label varchar(100), -- ours: as the brand tabs show it
  description text,
  logo_url text,
  brand_color varchar(7) check (brand_color ~ '^#[0-9A-Fa-f]{6}$'),
  brand_color_on_night varchar(7) check (brand_color_on_night ~ '^#[0-9A-Fa-f]{6}$'), -- ours: on dark ground
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);

create table public.locations (
  id uuid primary key default gen_random_uuid(),
  slug varchar(50) not null unique,
  name varchar(100) not null,
  state varchar(50),
  country varchar(50) not null default 'India',
  display_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);

create table public.media (
  id uuid primary key default gen_random_uuid(),
  filename varchar(255) not null,
  original_filename varchar(255),
  file_type varchar(50),
  file_size int check (file_size >= 0),
  width int check (width > 0),
  height int check (height > 0),
  supabase_path text not null unique, -- bucket/path, no slash in front
  public_url text not null,
  alt_text text,
  caption text,
  tags text[] not null default '{}',
  focal_x double precision not null default 0.5 check (focal_x between 0 and 1), -- ours: 0 left, 1 right
  focal_y double precision not null default 0.5 check (focal_y between 0 and 1), -- ours: 0 top, 1 bottom
  placeholder text, -- ours: a small data URI
  upload_source varchar(50) not null default 'admin' check (upload_source in ('admin', 'migration', 'api')),
  is_active boolean not null default true, -- ours: published
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- null: nobody has said, and it counts as a photograph
  origin varchar(20) check (origin in ('drawing', 'render', 'photograph')),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);
create index media_tags on public.media using gin (tags);

create table public.hotels (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) not null unique,
  aliases text[] not null default '{}', -- ours: earlier slugs, redirected for good
  name varchar(200) not null,
  brand_id uuid not null references public.brands on delete restrict,
  location_id uuid not null references public.locations on delete restrict,
  description text,
  rating decimal(2, 1) not null default 5.0 check (rating between 0 and 5),
  street text,
  city varchar(100),
  state varchar(100),
  postal_code varchar(20),
  latitude decimal(10, 8) check (latitude between -90 and 90),
  longitude decimal(11, 8) check (longitude between -180 and 180),
  phone varchar(50),
  email varchar(100),
  meta_title varchar(200),
  meta_description text,
  featured_image_id uuid references public.media on delete set null,
  sort_order int not null default 0,
  is_featured boolean not null default false,
  is_active boolean not null default true,
  -- ours, from here on
  closed_at timestamptz, -- closed for good: its address answers 410
  services text[] not null default '{}',
  quick_stats jsonb not null default '{}' check (jsonb_typeof(quick_stats) = 'object'),
  transport jsonb not null default '{}' check (jsonb_typeof(transport) = 'object'),
  accessibility text[] not null default '{}',
  nearby jsonb not null default '[]' check (jsonb_typeof(nearby) = 'array'),
  further_contacts jsonb not null default '{}' check (jsonb_typeof(further_contacts) = 'object'),
  catering jsonb check (jsonb_typeof(catering) = 'object'),
  map jsonb check (jsonb_typeof(map) = 'object'),
  page_plan jsonb check (jsonb_typeof(page_plan) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  -- the answers to the questions of `price-fields.ts`; one that is not answered is absent
  house_rules jsonb not null default '{}' check (jsonb_typeof(house_rules) = 'object'),
  -- the fields that nobody has supplied yet, by the names that pages give them; null: there is none
  sample_fields text[] check (cardinality(sample_fields) > 0),
  check (closed_at is null or not is_active),
  check (not slug = any (aliases))
);
create index hotels_brand_location on public.hotels (brand_id, location_id);
create index hotels_location on public.hotels (location_id);
create index hotels_active_featured on public.hotels (is_active, is_featured);
create index hotels_sort on public.hotels (sort_order, name);
create index hotels_featured_image on public.hotels (featured_image_id);

create table public.hotel_media (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  media_id uuid not null references public.media on delete cascade,
  media_type varchar(50) not null check (media_type in ('hero', 'gallery', 'room', 'dining', 'amenity', 'space')),
  title text, -- ours: the gallery item's own words
  description text, -- ours
  sort_order int not null default 0,
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A gallery may show a film: the picture of its row is then the film's poster.
  video_url text check (video_url ~ '^(https?://|/)'),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  unique (hotel_id, media_type, media_id)
);
create index hotel_media_order on public.hotel_media (hotel_id, media_type, sort_order);
create index hotel_media_media on public.hotel_media (media_id);
create unique index hotel_media_one_primary on public.hotel_media (hotel_id, media_type) where is_primary;

create table public.amenities (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) unique, -- ours: the id that content files use
  name varchar(100) not null,
  description text,
  icon_name varchar(50),
  category varchar(50) check (category in ('wellness', 'dining', 'business', 'recreation')),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);

create table public.hotel_amenities (
  hotel_id uuid not null references public.hotels on delete cascade,
  amenity_id uuid not null references public.amenities on delete cascade,
  custom_description text,
  sort_order int not null default 0,
  primary key (hotel_id, amenity_id)
);
create index hotel_amenities_amenity on public.hotel_amenities (amenity_id);

create table public.rooms (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  slug varchar(100), -- ours: the id that content files use
  name varchar(100) not null,
  description text,
  size_sqm int check (size_sqm > 0),
  size_display varchar(50),
  max_occupancy int not null default 2 check (max_occupancy > 0),
  bed_type varchar(100),
  room_count int check (room_count > 0), -- ours: how many of them there are
  price_inr int check (price_inr >= 0), -- a night; null: on request
  price_note text, -- ours: shown in place of, or beside, the price
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  unique (hotel_id, slug)
);
create index rooms_order on public.rooms (hotel_id, is_active, sort_order);

create table public.room_amenities (
  room_id uuid not null references public.rooms on delete cascade,
  amenity_name varchar(100) not null,
  sort_order int not null default 0, -- ours
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  primary key (room_id, amenity_name)
);

create table public.room_media (
  id uuid primary key default gen_random_uuid(),
  room_id uuid not null references public.rooms on delete cascade,
  media_id uuid not null references public.media on delete cascade,
  sort_order int not null default 0,
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (room_id, media_id)
);
create index room_media_order on public.room_media (room_id, sort_order);
create index room_media_media on public.room_media (media_id);
create unique index room_media_one_primary on public.room_media (room_id) where is_primary;

create table public.dining (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  slug varchar(100), -- ours: the id that content files use
  name varchar(100) not null,
  description text,
  cuisine varchar(100),
  hours varchar(100),
  dress_code varchar(100),
  image_id uuid references public.media on delete set null,
  specialties text[] not null default '{}',
  chef_name varchar(100),
  seating_capacity int check (seating_capacity > 0),
  reservation_required boolean not null default false,
  reservation_phone varchar(50),
  reservation_email varchar(100),
  price_range varchar(20) check (price_range in ('budget', 'moderate', 'upscale', 'fine_dining')),
  ambiance text,
  dietary_options text[] not null default '{}',
  menu jsonb, -- ours: sections of dishes
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  -- the fields that nobody has supplied yet, by the names that pages give them, such as hours; null: there is none
  sample_fields text[] check (cardinality(sample_fields) > 0),
  unique (hotel_id, slug)
);
create index dining_order on public.dining (hotel_id, is_active, sort_order);
create index dining_image on public.dining (image_id);

create table public.hotel_features (
  hotel_id uuid not null references public.hotels on delete cascade,
  feature_name varchar(100) not null,
  sort_order int not null default 0,
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  primary key (hotel_id, feature_name)
);

create table public.hotel_policies (
  hotel_id uuid primary key references public.hotels on delete cascade,
  check_in text not null default '2:00 PM',
  check_out text not null default '12:00 PM',
  cancellation text not null default '24 hours before arrival',
  pets text not null default 'Not allowed',
  -- ours: eventBooking, catering, decoration, capacity, parking of a place hired for an event
  event_policies jsonb not null default '{}' check (jsonb_typeof(event_policies) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);

create table public.hotel_spaces (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  slug varchar(100), -- ours: the id that content files use
  name varchar(200) not null,
  description text,
  space_type varchar(50) not null check (space_type in (
    'banquet', 'conference', 'wedding', 'outdoor', 'restaurant', 'bar', 'pool', 'spa', 'gym', 'other')),
  -- ours: guests as stated; one number is the maximum alone, a text stands where there is no figure
  capacity_min int check (capacity_min > 0),
  capacity_max int check (capacity_max > 0),
  capacity_text text,
  -- ours: [{style, capacity}] in the order shown; the layouts a search filters by follow from it
  configurations jsonb not null default '[]' check (jsonb_typeof(configurations) = 'array'),
  capacity_theater int check (capacity_theater > 0) generated always as
    ((jsonb_path_query_first(configurations, '$[*] ? (@.style like_regex "^theat(re|er)$" flag "i").capacity'))::int) stored,
  capacity_classroom int check (capacity_classroom > 0) generated always as
    ((jsonb_path_query_first(configurations, '$[*] ? (@.style like_regex "^classroom$" flag "i").capacity'))::int) stored,
  capacity_banquet int check (capacity_banquet > 0) generated always as
    ((jsonb_path_query_first(configurations, '$[*] ? (@.style like_regex "^banquet$" flag "i").capacity'))::int) stored,
  capacity_reception int check (capacity_reception > 0) generated always as
    ((jsonb_path_query_first(configurations, '$[*] ? (@.style like_regex "^reception$" flag "i").capacity'))::int) stored,
  capacity_boardroom int check (capacity_boardroom > 0) generated always as
    ((jsonb_path_query_first(configurations, '$[*] ? (@.style like_regex "^boardroom$" flag "i").capacity'))::int) stored,
  area_sqm decimal(10, 2) check (area_sqm > 0),
  area_sqft int check (area_sqft > 0), -- ours: the figure as the property states it
  area_display varchar(50),
  ceiling_height decimal(5, 2) check (ceiling_height > 0), -- metres
  features text[] not null default '{}',
  amenities text[] not null default '{}',
  event_types text[] not null default '{}', -- ours: what it is hired for
  location_floor varchar(50),
  image_id uuid references public.media on delete set null,
  pricing_info jsonb,
  availability_notes text,
  sort_order int not null default 0,
  is_featured boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  -- the fields that nobody has supplied yet, by the names that pages give them, such as hours; null: there is none
  sample_fields text[] check (cardinality(sample_fields) > 0),
  unique (hotel_id, slug),
  check (capacity_min is null or capacity_max >= capacity_min)
);
create index hotel_spaces_order on public.hotel_spaces (hotel_id, is_active, sort_order);
create index hotel_spaces_type on public.hotel_spaces (space_type);
create index hotel_spaces_capacity on public.hotel_spaces (capacity_max);
create index hotel_spaces_image on public.hotel_spaces (image_id);

-- ours: further pictures of a space are pictures of its hotel, beside the one in image_id
alter table public.hotel_media add column space_id uuid references public.hotel_spaces on delete cascade;
alter table public.hotel_media add check ((media_type = 'space') = (space_id is not null));
create index hotel_media_space on public.hotel_media (space_id, sort_order);

create table public.hotel_experiences (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  slug varchar(100), -- ours: the id that content files use
  title varchar(200) not null,
  description text not null,
  short_description varchar(500),
  -- the owner's eight, then ours
  experience_type varchar(50) not null check (experience_type in (
    'dining', 'wellness', 'recreation', 'cultural', 'business', 'romantic', 'family', 'adventure',
    'wedding', 'event', 'events', 'accommodation')),
  duration_minutes int check (duration_minutes > 0),
  duration_display varchar(50),
  price_inr int check (price_inr >= 0),
  price_display varchar(100),
  min_participants int not null default 1 check (min_participants > 0),
  max_participants int,
  age_restrictions text,
  includes text[] not null default '{}',
  requirements text[] not null default '{}',
  availability_schedule jsonb,
  booking_advance_days int not null default 1 check (booking_advance_days >= 0),
  image_id uuid references public.media on delete set null,
  gallery_images uuid[] not null default '{}',
  contact_info jsonb,
  external_url text check (external_url ~ '^https?://'),
  is_seasonal boolean not null default false,
  season_info text,
  sort_order int not null default 0,
  is_featured boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  unique (hotel_id, slug),
  check (max_participants is null or max_participants >= min_participants)
);
create index hotel_experiences_order on public.hotel_experiences (hotel_id, is_active, sort_order);
create index hotel_experiences_type on public.hotel_experiences (experience_type);
create index hotel_experiences_image on public.hotel_experiences (image_id);

create table public.hotel_virtual_tours (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  title varchar(200) not null,
  description text,
  tour_type varchar(50) not null check (tour_type in (
    'matterport', 'spalba', '360_image', 'video_tour', 'virtual_reality')),
  tour_url text check (tour_url ~ '^https?://'), -- ours: null is the walk-through on this site
  embed_code text,
  thumbnail_id uuid references public.media on delete set null,
  duration_seconds int check (duration_seconds > 0),
  areas_covered text[] not null default '{}',
  interactive_features text[] not null default '{}',
  device_compatibility text[] not null default '{}',
  sort_order int not null default 0,
  is_featured boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index hotel_virtual_tours_order on public.hotel_virtual_tours (hotel_id, is_active, sort_order);
create index hotel_virtual_tours_thumbnail on public.hotel_virtual_tours (thumbnail_id);

create table public.hotel_statistics (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  metric_type varchar(50) not null check (metric_type in (
    'guest_satisfaction', 'occupancy_rate', 'awards', 'years_established', 'rooms_count', 'events_hosted', 'rating',
    'certifications')),
  metric_name varchar(100) not null,
  metric_value varchar(100) not null,
  metric_description text,
  unit varchar(50),
  data_source varchar(100),
  last_updated date,
  display_format varchar(20) not null default 'standard' check (display_format in (
    'standard', 'badge', 'highlight', 'chart')),
  icon_name varchar(50),
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (hotel_id, metric_type, metric_name)
);

create table public.hotel_social_media (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels on delete cascade,
  platform varchar(50) not null check (platform in (
    'facebook', 'instagram', 'twitter', 'linkedin', 'youtube', 'tripadvisor', 'google_my_business', 'booking_com',
    'website')), -- the last is ours
  profile_url text not null check (profile_url ~ '^https?://'),
  handle varchar(100),
  follower_count int check (follower_count >= 0),
  is_verified boolean not null default false,
  is_primary boolean not null default false,
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (hotel_id, platform)
);

-- The owner's older picture list, by slug; kept so that its rows have a home.
create table public.hotel_images (
  id bigint generated always as identity primary key,
  hotel_id text not null,
  image_url text not null,
  alt_text text,
  is_featured boolean not null default false,
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index hotel_images_hotel on public.hotel_images (hotel_id, sort_order);

-- ours
create table public.offers (
  id uuid primary key default gen_random_uuid(),
  slug varchar(100) not null unique,
  hotel_id uuid references public.hotels on delete cascade, -- null: of the whole group
  title varchar(200) not null,
  summary varchar(500) not null,
  description text,
  terms text,
  price_inr int check (price_inr >= 0),
  price_note text,
  -- what its enquiry form is filled with
  event_type varchar(50) check (event_type in ('wedding', 'mice', 'birthday', 'cocktail', 'corporate', 'other')),
  valid_from date, -- days in India
  valid_until date,
  image_id uuid references public.media on delete set null,
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_sample boolean not null default false,
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  check (valid_until >= valid_from)
);
create index offers_order on public.offers (is_active, sort_order);
create index offers_hotel on public.offers (hotel_id);
create index offers_image on public.offers (image_id);

-- ours: what an event costs in a house
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

-- ours: the taxes beside a price, with the days on which they hold; the group's for all houses
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

-- ours: one line above every page
create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  message varchar(300) not null,
  link_label varchar(100),
  link_url text check (link_url ~ '^(https?://|/)'),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_sample boolean not null default false,
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object'),
  check ((link_label is null) = (link_url is null)),
  check (ends_at > starts_at)
);
create index announcements_time on public.announcements (is_active, starts_at);

-- Articles, awards, posts, and texts in parts.
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
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
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
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);
create index awards_image on public.awards (image_id);

-- ours: the people of the leadership page
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
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
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
  updated_at timestamptz not null default now(),
  hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object')
);

-- What the seed wrote: while a row's present hash equals the one here, staff have not touched it. The hash covers these
-- columns: one that a later migration adds is not the seed's until content fills it, and so does not make every row look
-- touched.
create table site.seed_rows (
  table_name text not null,
  row_key text not null,
  hash text not null,
  seeded_at timestamptz not null default now(),
  columns text[] not null default '{}',
  primary key (table_name, row_key)
);

-- Every replica hears which hotel was changed, that what is not of a hotel was (group), or that anything may have been (an
-- empty text), also by the seed or an operator. The trigger names the column that leads to the hotel.
create function site.announce_content() returns trigger
language plpgsql set search_path = '' as $$
declare
  changed jsonb;
begin
  foreach changed in array array_remove(array[to_jsonb(old), to_jsonb(new)], null) loop
    perform pg_notify('content', coalesce(case tg_argv[0]
      when 'group' then 'group'
      when 'room_id' then (select r.hotel_id::text from public.rooms r where r.id = (changed ->> 'room_id')::uuid)
      else changed ->> tg_argv[0]
    end, ''));
  end loop;
  return null;
end
$$;
revoke all on site.seed_rows from public, anon, authenticated;
revoke all on sequence public.hotel_images_id_seq from public, anon, authenticated;
revoke execute on function site.announce_content from public;

-- The hotels whose content whoever asks may change, beside those who may change everything.
create function staff.edited_hotels() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(h.id), '{}')
    from staff.user_property p
    join staff."user" u on u.id = p.user_id
    join public.hotels h on h.slug = p.property
   where u.id = current_setting('site.staff', true) and u.removed_at is null and u.role = 'editor'
$$;

-- The hotels that show a picture; null stands for a page of the group.
create function desk.places_of(picture uuid) returns setof uuid
language sql stable set search_path = '' as $$
  select hotel_id from public.hotel_media where media_id = picture
  union select id from public.hotels where featured_image_id = picture
  union select r.hotel_id from public.room_media m join public.rooms r on r.id = m.room_id where m.media_id = picture
  union select hotel_id from public.hotel_spaces where image_id = picture
  union select hotel_id from public.dining where image_id = picture
  union select hotel_id from public.hotel_experiences where image_id = picture
  union select null from public.offers where image_id = picture
  union select null from public.press_articles where image_id = picture
  union select null from public.awards where image_id = picture
  union select null from public.leaders where image_id = picture
  union select null from public.social_posts where image_id = picture
$$;
revoke execute on function staff.edited_hotels, desk.places_of from public;
grant execute on function staff.edited_hotels, desk.places_of to tivoli_desk;

do $$
declare
  t text;
  way text;
begin
  foreach t in array array[
    'brands', 'locations', 'media', 'hotels', 'hotel_media', 'amenities', 'rooms', 'room_media', 'dining',
    'hotel_policies', 'hotel_spaces', 'hotel_experiences', 'hotel_virtual_tours', 'hotel_statistics',
    'hotel_social_media', 'hotel_images', 'offers', 'announcements', 'press_articles', 'awards', 'leaders',
    'social_posts', 'group_texts', 'packages', 'tax_rates'] loop
    execute format(
      'create trigger touch_updated_at before update on public.%I for each row execute function site.touch_updated_at()', t);
  end loop;

  -- Everybody reads what is published (the policies below); the site reads everything.
  foreach t in array array[
    'brands', 'locations', 'media', 'hotels', 'hotel_media', 'amenities', 'hotel_amenities', 'rooms', 'room_amenities',
    'room_media', 'dining', 'hotel_features', 'hotel_policies', 'hotel_spaces', 'hotel_experiences',
    'hotel_virtual_tours', 'hotel_statistics', 'hotel_social_media', 'hotel_images', 'offers', 'announcements',
    'press_articles', 'awards', 'leaders', 'social_posts', 'group_texts', 'packages', 'tax_rates'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated', t);
    execute format('grant select on public.%I to anon, authenticated, tivoli_site', t);
    execute format('create policy site_reads on public.%I for select to tivoli_site using (true)', t);
  end loop;

  -- The desk's preview shows the whole page.
  for t, way in values
    ('hotels', 'id'), ('hotel_media', 'hotel_id'), ('hotel_amenities', 'hotel_id'), ('rooms', 'hotel_id'),
    ('room_amenities', 'room_id'), ('room_media', 'room_id'), ('dining', 'hotel_id'), ('hotel_features', 'hotel_id'),
    ('hotel_policies', 'hotel_id'), ('hotel_spaces', 'hotel_id'), ('hotel_experiences', 'hotel_id'),
    ('hotel_virtual_tours', 'hotel_id'), ('hotel_social_media', 'hotel_id'), ('offers', 'group'),
    ('announcements', 'group'), ('press_articles', 'group'), ('awards', 'group'), ('leaders', 'group'), ('social_posts', 'group'),
    ('group_texts', 'group'), ('packages', 'hotel_id'), ('tax_rates', 'group'), ('brands', ''), ('locations', ''), ('media', ''), ('amenities', '') loop
    execute format(
      'create trigger announce_content after insert or update or delete on public.%I
         for each row execute function site.announce_content(%L)', t, way);
    execute format('grant select on public.%I to tivoli_desk', t);
    execute format('create policy desk_reads on public.%I for select to tivoli_desk using (true)', t);
  end loop;

  -- Editors change what is of their hotels; what the whole group shares is for whoever edits all of them.
  for t, way in values
    ('hotels', 'id'), ('hotel_media', 'hotel_id'), ('rooms', 'hotel_id'), ('dining', 'hotel_id'),
    ('hotel_spaces', 'hotel_id'), ('hotel_experiences', 'hotel_id'), ('packages', 'hotel_id'),
    ('room_amenities', '(select r.hotel_id from public.rooms r where r.id = room_id)'),
    ('room_media', '(select r.hotel_id from public.rooms r where r.id = room_id)'), ('brands', 'null'),
    ('locations', 'null'), ('offers', 'null'), ('announcements', 'null'), ('press_articles', 'null'), ('awards', 'null'),
    ('leaders', 'null'), ('social_posts', 'null'), ('group_texts', 'null'), ('tax_rates', 'null') loop
    way := format('(select staff.sees(''content'')) or %s = any (array(select unnest(staff.edited_hotels())))', way);
    execute format('grant insert, update on public.%I to tivoli_desk', t);
    execute format('create policy desk_inserts on public.%I for insert to tivoli_desk with check (%s)', t, way);
    execute format('create policy desk_updates on public.%I for update to tivoli_desk using (%s)', t, way);
    -- An entry of a list or a gallery has no state of its own: the change of the row that it belongs to keeps it as it was.
    if t in ('hotel_media', 'room_amenities', 'room_media') then
      execute format('grant delete on public.%I to tivoli_desk', t);
      execute format('create policy desk_deletes on public.%I for delete to tivoli_desk using (%s)', t, way);
    end if;
  end loop;

  foreach t in array array['press_articles', 'awards', 'leaders', 'social_posts', 'group_texts'] loop
    execute format(
      'create policy published on public.%I for select to anon, authenticated using (is_active and not is_sample)', t);
  end loop;
end
$$;

-- A new picture is shown nowhere yet; one that is shown may be changed by whoever edits all of its places.
grant insert, update on public.media to tivoli_desk;
create policy desk_inserts on public.media for insert to tivoli_desk
  with check ((select staff.sees('content')) or (select staff.edited_hotels()) <> '{}');
create policy desk_updates on public.media for update to tivoli_desk
  using ((select staff.sees('content')) or (
    select bool_and(place is not null and place = any (staff.edited_hotels())) from desk.places_of(id) place));

-- Published rows. A subquery on hotels or rooms sees only what its own policy publishes.
create policy published on public.brands for select to anon, authenticated using (is_active);
create policy published on public.locations for select to anon, authenticated using (is_active);
create policy published on public.media for select to anon, authenticated using (is_active);
create policy published on public.amenities for select to anon, authenticated using (is_active);
create policy published on public.hotels for select to anon, authenticated using (is_active);
create policy published on public.hotel_media for select to anon, authenticated
  using (exists (select from public.hotels h where h.id = hotel_id and h.is_active)
    and (space_id is null or exists (select from public.hotel_spaces s where s.id = space_id and s.is_active)));
create policy published on public.hotel_amenities for select to anon, authenticated
  using (exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_features for select to anon, authenticated
  using (exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_policies for select to anon, authenticated
  using (exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.rooms for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.room_amenities for select to anon, authenticated
  using (exists (select from public.rooms r where r.id = room_id and r.is_active));
create policy published on public.room_media for select to anon, authenticated
  using (exists (select from public.rooms r where r.id = room_id and r.is_active));
create policy published on public.dining for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_spaces for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_experiences for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_virtual_tours for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_statistics for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_social_media for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_images for select to anon, authenticated
  using (exists (select from public.hotels h where h.slug = hotel_images.hotel_id and h.is_active));
create policy published on public.offers for select to anon, authenticated
  using (
    is_active and not is_sample
    and (hotel_id is null or exists (select from public.hotels h where h.id = hotel_id and h.is_active))
    and coalesce(valid_from <= (now() at time zone 'Asia/Kolkata')::date, true)
    and coalesce(valid_until >= (now() at time zone 'Asia/Kolkata')::date, true)
  );
create policy published on public.announcements for select to anon, authenticated
  using (is_active and not is_sample and starts_at <= now() and coalesce(ends_at > now(), true));
create policy published on public.packages for select to anon, authenticated
  using (is_active and not is_sample and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.tax_rates for select to anon, authenticated using (is_active);
