-- Each process counts its requests itself, in the registry that Prometheus reads. Alarms are about all processes: each
-- writes here how it answered lately. site.measures stays until no release that writes it runs any more.
alter table site.instances
  add requests int not null default 0, -- of the last five minutes
  add failed int not null default 0, -- those of them that failed
  add p95 real; -- milliseconds; null without requests
