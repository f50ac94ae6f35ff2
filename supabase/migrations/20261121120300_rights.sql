-- Who may do what. Row security is on for every table of public; what no line here opens is closed.
--   anon, authenticated   read published content; see nothing of a visitor, write nothing
--   tivoli_site           reads content, stores and moves enquiries; deletes nothing, changes no schema
-- A new table needs its own lines: the rights test names every table that has none.

revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;
revoke all on all tables in schema site from public, anon, authenticated;
revoke execute on all functions in schema site from public, anon, authenticated;

do $$
declare
  content text[] := array[
    'brands', 'locations', 'media', 'hotels', 'hotel_media', 'amenities', 'hotel_amenities', 'rooms', 'room_amenities',
    'room_media', 'dining', 'hotel_features', 'hotel_policies', 'hotel_spaces', 'hotel_experiences',
    'hotel_virtual_tours', 'hotel_statistics', 'hotel_social_media', 'hotel_images', 'offers', 'announcements'];
  visitors text[] := array['venue_bookings', 'room_bookings', 'leads', 'career_applications'];
  t text;
begin
  foreach t in array content loop
    execute format('alter table public.%I enable row level security', t);
    execute format('grant select on public.%I to anon, authenticated, tivoli_site', t);
    execute format('create policy site_reads on public.%I for select to tivoli_site using (true)', t);
  end loop;

  foreach t in array visitors loop
    execute format('alter table public.%I enable row level security', t);
    execute format('grant select, insert on public.%I to tivoli_site', t);
    -- What the visitor wrote stays as it was written.
    execute format(
      'grant update (status, quarantine, quarantine_reasons, due_at, first_response_at) on public.%I to tivoli_site', t);
    execute format('create policy site_reads on public.%I for select to tivoli_site using (true)', t);
    execute format('create policy site_inserts on public.%I for insert to tivoli_site with check (true)', t);
    execute format('create policy site_updates on public.%I for update to tivoli_site using (true)', t);
  end loop;
end
$$;

grant update (notes, assigned_to) on public.leads to tivoli_site;

alter table public.status_history enable row level security;
grant select, insert on public.status_history to tivoli_site;
create policy site_reads on public.status_history for select to tivoli_site using (true);
create policy site_inserts on public.status_history for insert to tivoli_site with check (true);

-- Published rows. A subquery on hotels or rooms sees only what its own policy publishes.
create policy published on public.brands for select to anon, authenticated using (is_active);
create policy published on public.locations for select to anon, authenticated using (is_active);
create policy published on public.media for select to anon, authenticated using (is_active);
create policy published on public.amenities for select to anon, authenticated using (is_active);
create policy published on public.hotels for select to anon, authenticated using (is_active);
create policy published on public.hotel_media for select to anon, authenticated
  using (exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_amenities for select to anon, authenticated
  using (exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_features for select to anon, authenticated
  using (exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_policies for select to anon, authenticated
  using (exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.rooms for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.room_amenities for select to anon, authenticated
  using (exists (select from public.rooms r where r.id = room_id and r.is_active));
create policy published on public.room_media for select to anon, authenticated
  using (exists (select from public.rooms r where r.id = room_id and r.is_active));
create policy published on public.dining for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_spaces for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_experiences for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_virtual_tours for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_statistics for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_social_media for select to anon, authenticated
  using (is_active and exists (select from public.hotels h where h.id = hotel_id and h.is_active));
create policy published on public.hotel_images for select to anon, authenticated
  using (exists (select from public.hotels h where h.slug = hotel_images.hotel_id and h.is_active));
create policy published on public.offers for select to anon, authenticated
  using (
    is_active
    and (hotel_id is null or exists (select from public.hotels h where h.id = hotel_id and h.is_active))
    and coalesce(valid_from <= (now() at time zone 'Asia/Kolkata')::date, true)
    and coalesce(valid_until >= (now() at time zone 'Asia/Kolkata')::date, true)
  );
create policy published on public.announcements for select to anon, authenticated
  using (is_active and starts_at <= now() and coalesce(ends_at > now(), true));
