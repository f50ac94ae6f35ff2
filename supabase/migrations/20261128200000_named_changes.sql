-- The site answers lists, finder and search from memory and reads again only what was changed, so a notice names the hotel.
-- A site of an earlier release takes each notice as before. The indexes of its queries go.
create or replace function site.announce_content() returns trigger
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

do $$
declare
  t text;
  way text;
begin
  for t, way in values
    ('hotels', 'id'), ('hotel_media', 'hotel_id'), ('hotel_amenities', 'hotel_id'), ('rooms', 'hotel_id'),
    ('room_amenities', 'room_id'), ('room_media', 'room_id'), ('dining', 'hotel_id'), ('hotel_features', 'hotel_id'),
    ('hotel_policies', 'hotel_id'), ('hotel_spaces', 'hotel_id'), ('hotel_experiences', 'hotel_id'),
    ('hotel_virtual_tours', 'hotel_id'), ('hotel_social_media', 'hotel_id'), ('offers', 'group'),
    ('announcements', 'group'), ('press_articles', 'group'), ('awards', 'group'), ('social_posts', 'group'),
    ('group_texts', 'group'), ('brands', ''), ('locations', ''), ('media', ''), ('amenities', '') loop
    execute format(
      'create or replace trigger announce_content after insert or update or delete on public.%I
         for each row execute function site.announce_content(%L)', t, way);
  end loop;
end
$$;

drop index public.hotels_listed;
drop index public.hotels_listed_by_brand;
drop index public.hotels_listed_by_location;
drop index public.hotels_aliases;
-- They were made only where the extension pg_trgm is to be had, which stays.
drop index if exists public.hotels_words;
drop index if exists public.hotel_spaces_words;
