-- Staff give a room its picture, as they give it its amenities.
do $$
declare
  way text := '(select staff.sees(''content''))
    or (select r.hotel_id from public.rooms r where r.id = room_id) = any (array(select unnest(staff.edited_hotels())))';
begin
  grant insert, update, delete on public.room_media to tivoli_desk;
  execute format('create policy desk_inserts on public.room_media for insert to tivoli_desk with check (%s)', way);
  execute format('create policy desk_updates on public.room_media for update to tivoli_desk using (%s)', way);
  execute format('create policy desk_deletes on public.room_media for delete to tivoli_desk using (%s)', way);
end
$$;
