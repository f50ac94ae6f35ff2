-- What a virus scanner said of a CV. none: no scanner is set · waiting: it is held until one has answered
alter table public.career_applications
  add column cv_scan varchar(10) not null default 'none' check (cv_scan in ('none', 'waiting', 'clean', 'infected')),
  add column cv_scan_finding varchar(200), -- what the scanner calls it
  add column cv_scanned_at timestamptz;
create index career_applications_scan on public.career_applications (created_at) where cv_scan = 'waiting';
grant update (cv_scan, cv_scan_finding, cv_scanned_at) on public.career_applications to tivoli_site;
