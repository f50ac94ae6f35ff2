-- A search finds a guest however their name or number is typed: what is stored and what is asked are folded alike. A site of an
-- earlier release goes on asking as before.
create function desk.fold(typed text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  typed := normalize(translate(typed, '´', ''''), nfkd);
  typed := regexp_replace(typed,
    '[\u00ad\u0300-\u036f\u061c\u0640\u064b-\u0652\u0670\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]',
    '', 'g');
  typed := lower(translate(typed,
    '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯'
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙ँØøŁłĐđı',
    '012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789'
      '0123456789012345678901234567890123456789ंoollddi'));
  typed := regexp_replace(typed, '[ङञणनम]्(?=[क-ह])', 'ं', 'g');
  typed := regexp_replace(replace(typed, '(0)', ' '), '[\u0001-\u0020\u2028\u2029]+', ' ', 'g');
  typed := regexp_replace(typed,
    '[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u02b0-\u02ff\u060c\u0964\u0965\u2010-\u205e\u2190-\u2bff\u3001-\u303f\U0001f000-\U0001faff]+',
    '-', 'g');
  return regexp_replace(typed, '(?<=[0-9])[ -]+(?=[0-9])', '', 'g');
end
$$;

create or replace function desk.search_words(reference text, name text, email text, phone text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select array_to_tsvector(array_remove(string_to_array(
    translate(concat_ws(' ', lower(reference), desk.fold(name), desk.fold(email)), '-', ' ') || ' '
      || concat_ws(' ', replace(desk.fold(name), '-', ''), digits, case
        when digits ~ '^91[1-5]' then right(digits, 10) || ' ' || right(digits, 8)
        when digits ~ '^91' then right(digits, 10)
        else concat_ws(' ', substr(digits, 2), substr(digits, 3), substr(digits, 4)) end),
    ' '), ''))
    from regexp_replace(phone, '\D', '', 'g') digits
$$;

create function desk.words_asked(typed text) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  with token as (
    select place, replace(word, '-', '') as whole, ways
      from string_to_table(desk.fold(left(typed, 100)), ' ') with ordinality as spoken(word, place),
           lateral (
             select string_agg(distinct '''' || way || ''':*', ' | ') as ways
               from unnest(array[
                 replace(word, '-', ''),
                 regexp_replace(btrim(word, '-'), '-+', ''':* & ''', 'g'),
                 substring(word from '^-?0+([0-9]+)$'),
                 '91' || substring(word from '^-?0*910([0-9]{10})$')]) way) asked
     where word ~ '[^-]'
     order by place limit 8)
  select case when sum(length(whole)) > 1 then (
    string_agg('(' || ways || ')', ' & ') || ' | ''' || string_agg(whole, '' order by place) || ''':*')::tsquery end
    from token
$$;

create or replace function desk.find(words tsquery, most int) returns setof uuid
language sql stable security definer set search_path = '' as $$
  with asked as (select replace($1::text, ':*', '')::tsquery as wholly)
  select f.id
    from (
      select n.id, n.created_at, n.words @@ (select wholly from asked) as is_whole
        from (select l.id, l.created_at, l.words, l.venue_id from public.leads l order by l.created_at desc limit 3000) n
       where n.words @@ $1
         and ((select staff.sees('everything')) or n.venue_id = any (array(select unnest(staff.properties()))))
      union
      (select l.id, l.created_at, l.words @@ (select wholly from asked)
         from public.leads l
        where l.words @@ $1
          and ((select staff.sees('everything')) or l.venue_id = any (array(select unnest(staff.properties()))))
        limit 3000)) f
   order by f.is_whole desc, f.created_at desc
   limit most
$$;

revoke execute on function desk.fold, desk.words_asked from public;
grant execute on function desk.fold to tivoli_site, tivoli_desk;
grant execute on function desk.words_asked to tivoli_desk;
