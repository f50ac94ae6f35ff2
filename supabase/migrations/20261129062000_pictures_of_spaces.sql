-- Further pictures of a space are pictures of its hotel, beside the one in hotel_spaces.image_id.
alter table public.hotel_media drop constraint hotel_media_media_type_check;
alter table public.hotel_media add constraint hotel_media_media_type_check
  check (media_type in ('hero', 'gallery', 'room', 'dining', 'amenity', 'space'));
alter table public.hotel_media add column space_id uuid references public.hotel_spaces on delete cascade;
alter table public.hotel_media add check ((media_type = 'space') = (space_id is not null));
create index hotel_media_space on public.hotel_media (space_id, sort_order);

-- A picture of a hidden space is not published.
alter policy published on public.hotel_media
  using (exists (select from public.hotels h where h.id = hotel_id and h.is_active)
    and (space_id is null or exists (select from public.hotel_spaces s where s.id = space_id and s.is_active)));
