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
  -- Editors change what is of their hotels; what the whole group shares is for whoever edits all of them.
  for t, way in values
    ('hotels', 'id'), ('hotel_media', 'hotel_id'), ('rooms', 'hotel_id'), ('dining', 'hotel_id'),
    ('hotel_spaces', 'hotel_id'), ('hotel_experiences', 'hotel_id'), ('packages', 'hotel_id'),
    ('room_amenities', '(select r.hotel_id from public.rooms r where r.id = room_id)'), ('brands', 'null'),
    ('locations', 'null'), ('offers', 'null'), ('announcements', 'null'), ('press_articles', 'null'), ('awards', 'null'),
    ('leaders', 'null'), ('social_posts', 'null'), ('group_texts', 'null'), ('tax_rates', 'null') loop
    way := format('(select staff.sees(''content'')) or %s = any (array(select unnest(staff.edited_hotels())))', way);
    execute format('drop policy desk_inserts on public.%I', t);
    execute format('drop policy desk_updates on public.%I', t);
    execute format('create policy desk_inserts on public.%I for insert to tivoli_desk with check (%s)', t, way);
    execute format('create policy desk_updates on public.%I for update to tivoli_desk using (%s)', t, way);
    -- An entry of a list or a gallery has no state of its own: the change of the row that it belongs to keeps it as it was.
    if t in ('hotel_media', 'room_amenities') then
      execute format('drop policy desk_deletes on public.%I', t);
      execute format('create policy desk_deletes on public.%I for delete to tivoli_desk using (%s)', t, way);
    end if;
  end loop;
end
$$;

-- A new picture is shown nowhere yet; one that is shown may be changed by whoever edits all of its places.
drop policy desk_inserts on public.media;
drop policy desk_updates on public.media;
create policy desk_inserts on public.media for insert to tivoli_desk
  with check ((select staff.sees('content')) or (select staff.edited_hotels()) <> '{}');
create policy desk_updates on public.media for update to tivoli_desk
  using ((select staff.sees('content')) or (
    select bool_and(place is not null and place = any (staff.edited_hotels())) from desk.places_of(id) place));
