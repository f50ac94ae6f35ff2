-- Which columns a seeded row's hash covers: a column that a later migration adds is none of the seed's until content
-- fills it, and so does not make every row look touched.
alter table site.seed_rows add column columns text[] not null default '{}';
