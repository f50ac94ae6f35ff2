-- The words to search by are made when a lead is stored, not when somebody looks.
drop index public.leads_words;
alter table public.leads
  add column words tsvector generated always as (
    desk.search_words(reference, customer_name, customer_email, customer_phone)) stored;
create index leads_words on public.leads using gin (words);

-- How the promise was kept is read from this index alone.
create index leads_answers on public.leads (created_at) include (first_response_at, due_at, quarantine, venue_id);

-- Words that thousands share ("gmail") must cost no more than a name: the newest leads are looked through, and of all
-- others a bounded number is taken by the index.
create or replace function desk.find(words tsquery, most int) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select f.id
    from (
      select n.id, n.created_at
        from (select l.id, l.created_at, l.words, l.venue_id from public.leads l order by l.created_at desc limit 3000) n
       where n.words @@ $1
         and ((select staff.sees('everything')) or n.venue_id = any (array(select unnest(staff.properties()))))
      union
      (select l.id, l.created_at
         from public.leads l
        where l.words @@ $1
          and ((select staff.sees('everything')) or l.venue_id = any (array(select unnest(staff.properties()))))
        limit 3000)) f
   order by f.created_at desc
   limit most
$$;
