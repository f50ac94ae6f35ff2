-- The language of the page from which something was sent: its mails are written in it.
alter table public.venue_bookings add column language varchar(2) not null default 'en' check (language in ('en', 'hi'));
alter table public.room_bookings add column language varchar(2) not null default 'en' check (language in ('en', 'hi'));
alter table public.leads add column language varchar(2) not null default 'en' check (language in ('en', 'hi'));
alter table public.career_applications
  add column language varchar(2) not null default 'en' check (language in ('en', 'hi'));
