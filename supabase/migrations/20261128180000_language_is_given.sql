-- Whoever stores an enquiry says in which language it came: with a default nobody would notice that it was left out. The
-- tables are taken in the order in which an enquiry is stored. The release before leaves it out for an enquiry that staff
-- type in, which it refuses during a roll-out.
alter table public.career_applications alter column language drop default;
alter table public.venue_bookings alter column language drop default;
alter table public.room_bookings alter column language drop default;
alter table public.leads alter column language drop default;
