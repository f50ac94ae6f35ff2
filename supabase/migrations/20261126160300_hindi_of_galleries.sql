-- The title and the description of a picture in a gallery have their Hindi as other rows do.
alter table public.hotel_media
  add column hindi jsonb not null default '{}' check (jsonb_typeof(hindi) = 'object');
