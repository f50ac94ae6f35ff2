-- One enquiry may ask for several functions, and for a day that is not fixed yet.
alter table public.venue_bookings
  add column day_exactness varchar(20) not null default 'day' check (day_exactness in ('day', 'few_days', 'month')),
  add column functions jsonb not null default '[]' check (jsonb_typeof(functions) = 'array');
-- What a caller plans, and what staff correct; null on the lead of a booking: what stands there holds.
alter table public.leads
  add column day_exactness varchar(20) check (day_exactness in ('day', 'few_days', 'month')),
  add column functions jsonb check (jsonb_typeof(functions) = 'array');
grant update (day_exactness, functions) on public.leads to tivoli_desk;
