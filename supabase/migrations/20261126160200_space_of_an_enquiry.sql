-- The hall or lawn that a visitor chose, as it was called then. Null: none was chosen, or the house has only one.
alter table public.venue_bookings add column space varchar(200);
