-- What was estimated when an enquiry or a request for rooms was sent: {low, high, lines, plusTaxes, without}, in rupees.
alter table public.venue_bookings add column estimate jsonb check (jsonb_typeof(estimate) = 'object');
alter table public.room_bookings
  add column estimate jsonb check (jsonb_typeof(estimate) = 'object'),
  add column extra_beds int not null default 0 check (extra_beds >= 0),
  add column children_ages int[] not null default '{}';
