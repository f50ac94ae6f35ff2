import type pg from 'pg';

/** Inserts one row into every content table, named after the state of its hotel; only `hidden` is not active. */
export async function addRowsEverywhere(owner: pg.Pool, state: 'shown' | 'hidden' | 'withdrawn'): Promise<void> {
  const active = state !== 'hidden';
  await owner.query(`
    with brand as (insert into brands (slug, name, display_name, is_active)
        values ('${state}', 'b', 'b', ${active}) returning id),
      location as (insert into locations (slug, name, is_active) values ('${state}', 'l', ${active}) returning id),
      picture as (insert into media (filename, supabase_path, public_url, is_active)
        values ('p', 'experience/${state}.jpg', '/p', ${active}) returning id),
      amenity as (insert into amenities (name, is_active) values ('${state}', ${active}) returning id),
      hotel as (insert into hotels (slug, name, brand_id, location_id, is_active)
        select '${state}', 'h', brand.id, location.id, ${active} from brand, location returning id),
      room as (insert into rooms (hotel_id, name) select id, '${state}' from hotel returning id),
      a as (insert into hotel_media (hotel_id, media_id, media_type) select hotel.id, picture.id, 'hero' from hotel, picture),
      b as (insert into hotel_amenities select hotel.id, amenity.id, '${state}' from hotel, amenity),
      c as (insert into hotel_features select id, '${state}' from hotel),
      d as (insert into hotel_policies (hotel_id, pets) select id, '${state}' from hotel),
      e as (insert into room_amenities select id, '${state}' from room),
      f as (insert into room_media (room_id, media_id) select room.id, picture.id from room, picture),
      g as (insert into dining (hotel_id, name) select id, '${state}' from hotel),
      h as (insert into hotel_spaces (hotel_id, name, space_type) select id, '${state}', 'banquet' from hotel),
      i as (insert into hotel_experiences (hotel_id, title, description, experience_type)
        select id, '${state}', 'd', 'dining' from hotel),
      j as (insert into hotel_virtual_tours (hotel_id, title, tour_type) select id, '${state}', 'spalba' from hotel),
      k as (insert into hotel_statistics (hotel_id, metric_type, metric_name, metric_value)
        select id, 'awards', '${state}', '1' from hotel),
      l as (insert into hotel_social_media (hotel_id, platform, profile_url, handle)
        select id, 'instagram', 'https://example.com', '${state}' from hotel),
      m as (insert into hotel_images (hotel_id, image_url) values ('${state}', '/i')),
      n as (insert into offers (slug, hotel_id, title, summary) select '${state}', id, 'o', 's' from hotel),
      o as (insert into press_articles (slug, title, excerpt, publication, published, link_url, is_active)
        values ('${state}', 't', 'e', 'p', '2026', 'https://example.com', ${active})),
      p as (insert into awards (slug, name, category, year, description, is_active)
        values ('${state}', 'n', 'c', 2026, 'd', ${active})),
      s as (insert into leaders (slug, leader_group, name, position, profile_url, is_active)
        values ('${state}', 'board', 'n', 'p', 'https://example.com', ${active})),
      t as (insert into packages (hotel_id, name, kind, price_inr) select id, '${state}', 'banquet', 1 from hotel),
      u as (insert into tax_rates (name, percent, applies_to, valid_from, is_active)
        values ('${state}', 5, 'events', '2026-01-01', ${active})),
      q as (insert into social_posts (slug, excerpt, posted_on, post_url, is_active)
        values ('${state}', 'e', '2026-01-01', 'https://example.com', ${active})),
      r as (insert into group_texts (slug, part, title, body, is_active)
        values ('${state}', 'menu', 't', 'b', ${active}))
    insert into announcements (message, is_active) values ('${state}', ${active})`);
}
