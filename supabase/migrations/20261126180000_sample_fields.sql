-- The fields of a row that nobody has supplied yet, by the names that pages give them, such as hours. Null: the row has none.
alter table public.dining add column sample_fields text[] check (cardinality(sample_fields) > 0);
alter table public.hotel_spaces add column sample_fields text[] check (cardinality(sample_fields) > 0);
