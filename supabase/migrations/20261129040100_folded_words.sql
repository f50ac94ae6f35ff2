-- The words of an ordinary name and number are the same as before, so only the other leads are written. That locks these rows
-- and not the table, and since it is a transaction of its own, a lead that comes meanwhile has the new words already.
update public.leads set customer_name = customer_name
 where not tsvector_to_array(words) @> tsvector_to_array(
   desk.search_words(reference, customer_name, customer_email, customer_phone));
