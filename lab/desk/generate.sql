-- A hundred thousand enquiries over two years: bookings of venues and rooms, and leads of the other kinds.
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

insert into venue_bookings (language, id, reference, submission_id, content_hash, name, email, phone, event_type, event_date, guest_count,
    budget_range, venue_id, status, created_at, due_at, first_response_at)
select 'en', id, reference, gen_random_uuid(), md5(n::text) || md5(n::text), name, 'guest-' || n || '@example.com',
       '+9198' || lpad(n::text, 8, '0'), event, (at + interval '120 days')::date, 20 + n % 900, '10-20-lakhs', venue,
       case status when 'new' then 'pending' when 'converted' then 'confirmed' when 'lost' then 'cancelled' else 'contacted' end,
       at, at + interval '24 hours', case when status <> 'new' then at + random() * interval '28 hours' end
  from raw where source = 'venue_booking';
insert into room_bookings (language, id, reference, submission_id, content_hash, name, email, phone, checkin_date, checkout_date, room_type,
    adults, guest_count, hotel_id, status, created_at, due_at, first_response_at)
select 'en', id, reference, gen_random_uuid(), md5(n::text) || md5(n::text), name, 'guest-' || n || '@example.com',
       '+9198' || lpad(n::text, 8, '0'), (at + interval '30 days')::date, (at + interval '32 days')::date, 'Any', 2, 2, venue,
       case status when 'new' then 'pending' when 'converted' then 'confirmed' when 'lost' then 'cancelled' else 'contacted' end,
       at, at + interval '24 hours', case when status <> 'new' then at + random() * interval '28 hours' end
  from raw where source = 'room_booking';
insert into leads (language, reference, source, booking_id, venue_id, customer_name, customer_email, customer_phone, status, notes,
    created_at, due_at, first_response_at, utm_source)
select 'en', reference, source, case when source in ('venue_booking', 'room_booking') then id end, venue, name,
       'guest-' || n || '@example.com', '+9198' || lpad(n::text, 8, '0'), status, 'As it came.', at, at + interval '24 hours',
       case when status <> 'new' then at + random() * interval '28 hours' end,
       (array['google','instagram','newsletter'])[1 + n % 5]
  from raw;
drop table raw;
