-- As many hotels as $1, made like the group's own: brand, place, texts, pictures, four rooms and five spaces each.
with wanted as (
  select n, row_number() over () as at from generate_series((select count(*) from hotels) + 1, $1::int) n
), models as (
  select *, row_number() over (order by sort_order) - 1 as at from hotels where sort_order < 1000
), made as (
  insert into hotels (slug, name, brand_id, location_id, description, rating, street, city, state, postal_code, phone, email,
      featured_image_id, sort_order, is_featured, quick_stats)
  select 'house-' || n, 'House ' || n, brand_id, location_id, description, rating, street, city, state, postal_code, phone, email,
      featured_image_id, 1000 + n, false, quick_stats
    from wanted join models on models.at = wanted.n % (select count(*) from models)
  returning id, slug
), media as (
  insert into hotel_media (hotel_id, media_id, media_type, sort_order)
  select made.id, m.media_id, m.media_type, m.sort_order
    from made cross join lateral (
      select media_id, media_type, sort_order from hotel_media
       where hotel_id = (select id from hotels where slug = 'omnia-noida') limit 6) m
  on conflict do nothing
), spaces as (
  insert into hotel_spaces (hotel_id, slug, name, space_type, capacity_max, sort_order)
  select id, 'hall-' || n, 'Hall ' || n || ' of ' || slug, 'banquet', 100 * n, n from made, generate_series(1, 5) n
)
insert into rooms (hotel_id, name, sort_order)
select id, 'Room kind ' || n, n from made, generate_series(1, 4) n;
