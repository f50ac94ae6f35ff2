-- Editors change the content of all or some hotels; managers are to sales as heads of their houses. Neither sees staff.
alter table staff."user" drop constraint user_role_check;
alter table staff."user" add constraint user_role_check check (role in ('admin', 'manager', 'sales', 'editor', 'recruiter'));

create or replace function staff.sees(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from staff."user" u
     where u.id = current_setting('site.staff', true) and u.removed_at is null
       and case wanted
             when 'everything' then u.role = 'admin' or (u.role in ('manager', 'sales') and u.all_properties)
             when 'applications' then u.role in ('admin', 'recruiter')
             when 'content' then u.role = 'admin' or (u.role = 'editor' and u.all_properties)
             when 'administration' then u.role = 'admin'
             else false
           end)
$$;

create or replace function staff.properties() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(p.property::text), '{}')
    from staff.user_property p join staff."user" u on u.id = p.user_id
   where u.id = current_setting('site.staff', true) and u.removed_at is null and u.role in ('manager', 'sales')
$$;

create or replace function diary.busy_elsewhere(span tstzrange) returns table (property text, spaces uuid[], during tstzrange, state text)
language sql stable security definer set search_path = '' as $$
  select f.property::text, f.spaces, f.during, f.state::text
    from diary.function f
   where f.during && span and (f.state in ('definite', 'blocked') or f.rank = 1)
     and exists (select from staff."user" u where u.id = current_setting('site.staff', true)
                    and u.removed_at is null and u.role in ('manager', 'sales') and not u.all_properties)
     and not f.property = any (staff.properties())
$$;
