-- What the site knows of itself, added up over replicas and restarts. Nothing of a visitor: routes, times, counts. Bounded:
-- the site deletes here what is past its time.

-- Requests and real visitors' Web Vitals. Buckets of equal ratio, four to an octave (server/monitoring/buckets.ts).
create table site.measures (
  grain varchar(6) not null check (grain in ('minute', 'hour')),
  at timestamptz not null,
  measure varchar(10) not null check (measure in ('request', 'lcp', 'inp', 'cls')),
  route varchar(120) not null,
  hits int not null,
  errors int not null default 0,
  buckets int[] not null,
  primary key (grain, at, measure, route)
);

-- One row a kind of error, however often it happens.
create table site.error_groups (
  id varchar(16) primary key,
  side varchar(7) not null check (side in ('server', 'browser')),
  name varchar(60) not null,
  message varchar(300) not null,
  place varchar(300) not null,
  count bigint not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null
);
create index error_groups_last_seen on site.error_groups (last_seen);

-- One row a process that serves the site.
create table site.instances (
  id uuid primary key,
  build varchar(40) not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  memory int not null, -- MiB
  heap int not null, -- MiB
  loop_delay real not null, -- milliseconds, p99 of the last minute
  data varchar(10) not null check (data in ('database', 'fallback'))
);

-- What operators have been told, once for all replicas.
create table site.alerts (
  kind varchar(40) primary key,
  firing boolean not null,
  since timestamptz not null,
  told_at timestamptz not null
);

grant select, insert, update, delete on site.measures, site.error_groups, site.instances, site.alerts to tivoli_site;
