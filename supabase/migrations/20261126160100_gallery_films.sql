-- A gallery may show a film: the picture of its row is then the film's poster. Title and description exist already.
alter table public.hotel_media add column video_url text check (video_url ~ '^(https?://|/)');
