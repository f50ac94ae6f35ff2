-- As many enquiries as $1, over two years: leads of a contact form, which the desk lists, counts and searches as all others.
insert into leads (language, reference, source, customer_name, customer_email, customer_phone, status, notes, created_at, due_at, first_response_at)
select 'en', 'TV-' || lpad(translate(upper(to_hex(n + 1048576)), '01258', 'GHJKM'), 6, 'W'), 'website_contact', 'Guest ' || n,
       'guest-' || n || '@example.com', '+9198' || lpad(n::text, 8, '0'),
       (array['contacted', 'qualified', 'converted', 'lost'])[1 + n % 4], 'As it came.', at, at + interval '24 hours',
       at + interval '3 hours'
  from (select n, now() - (n % 17520) * interval '1 hour' as at from generate_series(1, $1::int) n) raw;
