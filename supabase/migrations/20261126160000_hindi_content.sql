-- The Hindi of a row's texts. By the path of a text, the English that it was made from and the Hindi:
--   {"description": {"english": "…", "hindi": "…"}, "page_plan.about": {"english": ["…"], "hindi": ["…"]}}
-- Where the English of today is another one, the Hindi is to be checked.
do $$
declare
  t text;
begin
  foreach t in array array[
    'brands', 'locations', 'media', 'amenities', 'hotels', 'rooms', 'room_amenities', 'dining', 'hotel_features',
    'hotel_policies', 'hotel_spaces', 'hotel_experiences', 'offers', 'announcements', 'press_articles', 'awards',
    'social_posts', 'group_texts'] loop
    execute format(
      'alter table public.%I add column hindi jsonb not null default ''{}'' check (jsonb_typeof(hindi) = ''object'')', t);
  end loop;
end
$$;
