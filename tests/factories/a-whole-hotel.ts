import type { TestDatabase } from '#tests/databases/database.ts';
import { addHotel, addPicture } from '#tests/factories/catalogue-rows.ts';

/** Adds the hotel `whole`, which has something of everything, including parts that are not published. */
export async function addWholeHotel({ db, owner }: TestDatabase): Promise<void> {
  const id = await addHotel(db, { slug: 'whole' });
  for (const name of ['one', 'two', 'three', 'unpublished']) await addPicture(db, name);
  await owner.query("update media set is_active = false where alt_text = 'unpublished'");
  for (const statement of statements) await owner.query(statement, [id]);
}

const statements = [
  `insert into hotel_media (hotel_id, media_id, media_type, sort_order)
     select $1, id, type, case alt_text when 'two' then 0 else 1 end from media, unnest(array['hero', 'gallery']) type
      where alt_text in ('one', 'two', 'unpublished')`,
  `with added as (insert into amenities (slug, name, description, icon_name, category, is_active) values
       ('quiet-spa', 'Spa', 'Quiet', 'flower', 'wellness', true), (null, 'Bar', null, null, null, true),
       ('gone', 'Gone', '', '', null, false) returning id, name)
     insert into hotel_amenities select $1, id, case name when 'Spa' then 'Very quiet' end, length(name) from added`,
  `insert into rooms (hotel_id, slug, name, size_sqm, max_occupancy, price_inr, price_note, sort_order, is_active) values
     ($1, 'suite', 'Suite', 90, 3, 45000, 'with breakfast', 2, true), ($1, 'deluxe', 'Deluxe', null, 2, null, null, 1, true),
     ($1, 'old', 'Old', 1, 1, 1, null, 0, false)`,
  `insert into room_amenities select id, amenity, n from rooms, (values ('Wi-Fi', 2), ('Tea', 1)) a (amenity, n)
     where hotel_id = $1 and slug = 'suite'`,
  `insert into room_media (room_id, media_id, sort_order, is_primary)
     select r.id, m.id, case m.alt_text when 'one' then 0 else 1 end, m.alt_text = 'two' from rooms r, media m
      where r.hotel_id = $1 and r.slug = 'suite' and m.alt_text in ('one', 'two', 'unpublished')`,
  `insert into hotel_spaces (hotel_id, slug, name, space_type, capacity_min, capacity_max, capacity_text, event_types,
       configurations, area_sqft, area_display, image_id, sort_order) values
     ($1, 'hall', 'Hall', 'banquet', 200, 600, null, '{wedding,unheard-of}',
       '[{"style": "Theatre", "capacity": 600}, {"style": "U-shape", "capacity": 200}]', 10000, '10,000 sq ft',
       (select id from media where alt_text = 'three'), 1),
     ($1, 'lawn', 'Lawn', 'outdoor', null, 800, null, '{}', '[]', null, null, null, 2),
     ($1, 'orchid', 'Orchid', 'wedding', null, null, 'flexible', '{}', '[]', null, null, null, 3)`,
  `insert into dining (hotel_id, slug, name, cuisine, hours, dress_code, specialties) values
     ($1, 'zunn', 'Zunn', 'Modern Asian', '7:00 PM - 11:00 PM', 'Formal', '{Dim sum,Ramen}')`,
  `insert into hotel_experiences (hotel_id, slug, title, short_description, description, experience_type) values
     ($1, 'balls', 'Balls', 'All night', 'Dancing', 'events')`,
  "insert into hotel_features values ($1, 'Second', 2), ($1, 'First', 1)",
  `insert into hotel_policies values ($1, '3:00 PM', '11:00 AM', '48 hours', 'Welcome', '{"parking": "200 cars"}')`,
  `insert into hotel_virtual_tours (hotel_id, title, tour_type, tour_url, thumbnail_id, sort_order) values
     ($1, 'Clip', 'video_tour', 'https://example.com/clip', null, 1),
     ($1, 'Tour', 'matterport', null, (select id from media where alt_text = 'three'), 2)`,
  `insert into hotel_social_media (hotel_id, platform, profile_url) values
     ($1, 'instagram', 'https://example.com/i'), ($1, 'tripadvisor', 'https://example.com/t')`,
];
