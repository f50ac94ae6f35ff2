-- A professor, an officer or an advocate is found by the name alone, as it is stored or without the form of address.
create or replace function desk.words_asked(typed text) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  with spoken as (
    select word, place, btrim(word, '-') = any ('{mr,mrs,miss,ms,dr,prof,er,adv,justice,lt,capt,maj,col,brig,gen,shri,smt,ji,श्री,श्रीमती,सुश्री,जी,डॉ,प्रो}') as is_address
      from string_to_table(desk.fold(left(typed, 100)), ' ') with ordinality as spoken(word, place)),
  token as (
    select place, replace(word, '-', '') as whole, ways
      from spoken,
           lateral (
             select string_agg(distinct '''' || way || ''':*', ' | ') as ways
               from unnest(array[
                 replace(word, '-', ''),
                 regexp_replace(btrim(word, '-'), '-+', ''':* & ''', 'g'),
                 substring(word from '^-?(?:0|00+(?=[1-9][0-9]{4}))([1-9][0-9]*)$'),
                 '91' || substring(word from '^-?0*910([0-9]{10})$')]) way) asked
     where word ~ '[^-]' and (not is_address or not exists (select from spoken other where not other.is_address))
     order by place limit 8)
  select case when sum(length(whole)) > 1 then (
    string_agg('(' || ways || ')', ' & ') || ' | ''' || string_agg(whole, '' order by place) || ''':*')::tsquery end
    from token
$$;
