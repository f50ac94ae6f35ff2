-- A hundred thousand enquiries over two years: bookings of venues and rooms, and leads of the other kinds. A quarter of them has
-- functions in the diary, and each has two entries in its timeline.
select setseed(0.42);
create temporary table raw as
select n, gen_random_uuid() as id,
       'TV-' || lpad(translate(upper(to_hex(n + 1048576)), '01258', 'GHJKM'), 6, 'W') as reference,
       now() - power(random(), 1.3) * interval '730 days' as at,
       (array['Meera','Arjun','Kavya','Rohan','Isha','Dev','Anaya','Kabir','Tara','Vihaan','Zoya','Nikhil'])[1 + (random() * 11)::int]
         || ' ' || (array['Sharma','Gupta','Khan','Singh','Iyer','Bose','Mehta','Kapoor','Das','Nair'])[1 + (random() * 9)::int] as name,
       (array['wedding','corporate','cocktail','birthday','mice','other'])[1 + (random() * 5)::int] as event,
       (array(select slug::text from hotels order by slug))[1 + (n % (select count(*) from hotels))::int] as venue,
       (array['venue_booking','venue_booking','venue_booking','venue_booking','room_booking','room_booking',
              'website_contact','loyalty','phone_inquiry'])[1 + (random() * 8)::int] as source
  from generate_series(1, 100000) n;
alter table raw add column status text;
update raw set status = case when at > now() - interval '20 hours' then 'new'
  when random() < 0.004 then 'new' else (array['contacted','qualified','converted','lost'])[1 + (random() * 3)::int] end;

insert into staff."user" (id, name, email) select 'seller-' || n, 'Seller ' || n, 'seller-' || n || '@example.com' from generate_series(1, 40) n;

insert into venue_bookings (language, id, reference, submission_id, content_hash, name, email, phone, event_type, event_date, guest_count,
    budget_range, venue_id, status, created_at, due_at, first_response_at, estimate)
select 'en', id, reference, gen_random_uuid(), md5(n::text) || md5(n::text), name, 'guest-' || n || '@example.com',
       '+9198' || lpad(n::text, 8, '0'), event, (at + interval '120 days')::date, 20 + n % 900, '10-20-lakhs', venue,
       case status when 'new' then 'pending' when 'converted' then 'confirmed' when 'lost' then 'cancelled' else 'contacted' end,
       at, at + interval '24 hours', case when status <> 'new' then at + random() * interval '28 hours' end,
       case when n % 4 > 0 then jsonb_build_object('low', 100000 + n * 7, 'high', 120000 + n * 11, 'plusTaxes', false, 'without', '[]'::jsonb,
         'lines', jsonb_build_array(
           jsonb_build_object('what', 'wedding', 'count', 450, 'low', 100000 + n * 7, 'high', 120000 + n * 11),
           jsonb_build_object('what', 'tax', 'name', 'GST 18%', 'low', 18000, 'high', 21600))) end
  from raw where source = 'venue_booking';
insert into room_bookings (language, id, reference, submission_id, content_hash, name, email, phone, checkin_date, checkout_date, room_type,
    adults, guest_count, hotel_id, status, created_at, due_at, first_response_at)
select 'en', id, reference, gen_random_uuid(), md5(n::text) || md5(n::text), name, 'guest-' || n || '@example.com',
       '+9198' || lpad(n::text, 8, '0'), (at + interval '30 days')::date, (at + interval '32 days')::date, 'Any', 2, 2, venue,
       case status when 'new' then 'pending' when 'converted' then 'confirmed' when 'lost' then 'cancelled' else 'contacted' end,
       at, at + interval '24 hours', case when status <> 'new' then at + random() * interval '28 hours' end
  from raw where source = 'room_booking';
insert into leads (language, reference, source, booking_id, venue_id, customer_name, customer_email, customer_phone, status, notes,
    created_at, due_at, first_response_at, utm_source, event_date, assigned_to, came_by, answered_by, lost_at, lost_reason, step_kind, step_on)
select 'en', reference, source, case when source in ('venue_booking', 'room_booking') then id end, venue, name,
       'guest-' || n || '@example.com', '+9198' || lpad(n::text, 8, '0'), status, 'As it came.', at, at + interval '24 hours',
       case when status <> 'new' then at + random() * interval '28 hours' end,
       (array['google','instagram','newsletter'])[1 + n % 5],
       case when source = 'phone_inquiry' then (at + interval '90 days')::date end,
       case when status <> 'new' then 'seller-' || 1 + n % 40 end,
       case when source = 'phone_inquiry' then (array['phone','walk-in','referral','wedding-portal','fair'])[1 + n % 5] else 'website' end,
       case when status <> 'new' then 'seller-' || 1 + n % 37 end,
       case when status = 'lost' then least(now(), at + random() * interval '60 days') end,
       case when status = 'lost' then (array['price','date','size','other-house','no-answer'])[1 + n % 5] end,
       -- Of what is open and was answered one in sixty is due or late.
       case when status in ('contacted', 'qualified') then 'call' end,
       case when status in ('contacted', 'qualified') then current_date - 1 + (random() * 118)::int end
  from raw;
drop table raw;

insert into desk.change (lead_id, author_id, author, kind, after, at)
select l.id, 'seller-1', 'Seller 1', kind, '{"status": "contacted"}', l.created_at + interval '1 hour'
  from leads l, unnest(array['moved', 'step']) kind where status <> 'new';

-- The evenings of a house follow one another in its five first halls; nothing has to be placed, so that no rule is asked.
alter table diary.function disable trigger user;
with space as (
  select h.slug, s.id, row_number() over (partition by h.id order by s.sort_order) - 1 as place
    from hotels h join hotel_spaces s on s.hotel_id = h.id),
planned as (
  select l.id, l.venue_id, l.status, row_number() over (partition by l.venue_id order by l.created_at) as n
    from leads l where status in ('qualified', 'converted', 'lost')),
event as (insert into diary.event (lead_id) select id from planned where n % 3 = 0 returning id, lead_id)
insert into diary.function (reference, event_id, property, kind, spaces, starts_at, ends_at, during, state, rank, place, expires_at,
    amount_inr, expected_guests)
select 'FN-' || lpad(upper(to_hex(row_number() over ())), 6, '0'), e.id, p.venue_id, 'wedding', array[s.id], at, at + interval '6 hours',
       tstzrange(at, at + interval '6 hours'), state, case state when 'option' then 1 end, case state when 'option' then 1 end,
       case state when 'option' then now() + interval '30 days' end, 100000 + p.n * 37, 100 + p.n % 700
  from planned p join event e on e.lead_id = p.id
  join space s on s.slug = p.venue_id and s.place = p.n % 5,
       lateral (select now() - interval '500 days' + p.n / 5 * interval '1 day' as at,
                       case p.status when 'converted' then 'definite' when 'lost' then 'released' else 'option' end as state) held;
alter table diary.function enable trigger user;
