-- The announcement bar may hold a sample as well: see 20261126132000_sample_content.sql.
alter table public.announcements add column is_sample boolean not null default false;
alter policy published on public.announcements
  using (is_active and not is_sample and starts_at <= now() and coalesce(ends_at > now(), true));
