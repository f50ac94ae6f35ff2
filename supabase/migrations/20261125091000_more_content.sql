-- More that the team changes at the desk: dining venues, experiences, and what a room offers.
do $$
declare
  t text;
begin
  foreach t in array array['dining', 'hotel_experiences', 'room_amenities'] loop
    execute format('grant insert, update on public.%I to tivoli_desk', t);
    execute format(
      'create policy desk_inserts on public.%I for insert to tivoli_desk with check ((select staff.sees(''administration'')))', t);
    execute format(
      'create policy desk_updates on public.%I for update to tivoli_desk using ((select staff.sees(''administration'')))', t);
  end loop;
end
$$;

-- An entry of a list has no state of its own: the room's change keeps the list as it was.
grant delete on public.room_amenities to tivoli_desk;
create policy desk_deletes on public.room_amenities for delete to tivoli_desk using ((select staff.sees('administration')));
