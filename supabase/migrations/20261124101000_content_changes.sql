-- Content that the team changes at the desk, as the role that staff's own questions are asked as. Every change is kept
-- with its author and both states of the row, so that it can be undone; every replica hears of it.

create function site.announce_content() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_notify('content', '');
  return null;
end
$$;
revoke execute on function site.announce_content from public;

do $$
declare
  t text;
begin
  foreach t in array array[
    'brands', 'locations', 'media', 'amenities', 'hotels', 'hotel_media', 'hotel_amenities', 'rooms', 'room_amenities',
    'room_media', 'dining', 'hotel_features', 'hotel_policies', 'hotel_spaces', 'hotel_experiences',
    'hotel_virtual_tours', 'hotel_social_media', 'offers', 'announcements'] loop
    -- Also what the seed or an operator writes.
    execute format(
      'create trigger announce_content after insert or update or delete on public.%I
         for each statement execute function site.announce_content()', t);
    -- A preview shows the whole page.
    execute format('grant select on public.%I to tivoli_desk', t);
    execute format('create policy desk_reads on public.%I for select to tivoli_desk using (true)', t);
  end loop;

  foreach t in array array[
    'brands', 'locations', 'media', 'hotels', 'hotel_media', 'rooms', 'hotel_spaces', 'offers', 'announcements'] loop
    execute format('grant insert, update on public.%I to tivoli_desk', t);
    execute format(
      'create policy desk_inserts on public.%I for insert to tivoli_desk with check ((select staff.sees(''administration'')))', t);
    execute format(
      'create policy desk_updates on public.%I for update to tivoli_desk using ((select staff.sees(''administration'')))', t);
  end loop;
end
$$;

-- A picture taken out of a gallery: the one thing that is deleted, for it has no state of its own; the picture stays.
grant delete on public.hotel_media to tivoli_desk;
create policy desk_deletes on public.hotel_media for delete to tivoli_desk using ((select staff.sees('administration')));

create table desk.content_change (
  id uuid primary key default gen_random_uuid(),
  changed_at timestamptz not null default clock_timestamp(),
  author_id text not null,
  author varchar(255) not null, -- the name as it was then
  entity varchar(50) not null, -- the table
  row_id uuid not null,
  label varchar(300) not null, -- what the row was called
  action varchar(20) not null check (action in ('created', 'changed', 'removed')),
  -- the columns that changed, as they were and as they are; null: there was no row, or there is none
  before jsonb,
  after jsonb,
  undone_at timestamptz,
  check ((before is null) = (action = 'created') and (after is null) = (action = 'removed'))
);
create index content_change_newest on desk.content_change (changed_at desc);
create index content_change_row on desk.content_change (entity, row_id, changed_at desc);
alter table desk.content_change enable row level security;
revoke all on desk.content_change from public, anon, authenticated;
grant select, insert on desk.content_change to tivoli_desk;
grant update (undone_at) on desk.content_change to tivoli_desk;
create policy desk_edits on desk.content_change for all to tivoli_desk
  using ((select staff.sees('administration'))) with check ((select staff.sees('administration')));
