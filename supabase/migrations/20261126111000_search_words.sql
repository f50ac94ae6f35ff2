-- A search looks for a text anywhere in names and descriptions: by trigrams, not through every row. PostgreSQL brings the
-- extension along; where somebody left it out, the search does without.
do $$
begin
  if not exists (select from pg_available_extensions where name = 'pg_trgm') then
    return;
  end if;
  if not exists (select from pg_extension where extname = 'pg_trgm') then
    create extension pg_trgm schema site;
  end if;
  execute format(
    'create index hotels_words on public.hotels using gin (name %1$I.gin_trgm_ops, description %1$I.gin_trgm_ops)',
    (select extnamespace::regnamespace::text from pg_extension where extname = 'pg_trgm'));
  execute format(
    'create index hotel_spaces_words on public.hotel_spaces using gin (name %1$I.gin_trgm_ops)',
    (select extnamespace::regnamespace::text from pg_extension where extname = 'pg_trgm'));
exception
  when insufficient_privilege then
    raise notice 'The search goes without trigrams: this role may not create the extension pg_trgm.';
end
$$;
