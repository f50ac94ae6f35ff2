-- How many files, and how many bytes of them, came from where, for all replicas together. Sources are keyed hashes whose
-- key changes each day. Not worth a place in the log: after a crash counting begins anew.
create unlogged table site.upload_traffic (
  source varchar(60) not null,
  span timestamptz not null, -- when its window began
  used bigint not null,
  primary key (source, span)
);
create index upload_traffic_span on site.upload_traffic (span);
revoke all on site.upload_traffic from public, anon, authenticated;
grant select, insert, update, delete on site.upload_traffic to tivoli_site;

-- The first allowance that has less left than is wanted of it, and the seconds until it begins anew; no row where all
-- have enough.
create function site.lacking_upload(sources text[], amounts bigint[], mosts bigint[], windows int[])
returns table (source text, seconds int)
language sql volatile set search_path = '' as $$
  select a.source, (a.seconds - mod(floor(extract(epoch from now()))::bigint, a.seconds))::int
    from unnest(sources, amounts, mosts, windows) with ordinality as a(source, amount, most, seconds, place)
    left join site.upload_traffic t on t.source = a.source
     and t.span = to_timestamp(floor(extract(epoch from now()) / a.seconds) * a.seconds)
   where coalesce(t.used, 0) + a.amount > a.most
   order by a.place limit 1
$$;

-- Takes so much of each allowance, or nothing of any: then it answers as site.lacking_upload does.
create function site.take_upload(sources text[], amounts bigint[], mosts bigint[], windows int[])
returns table (source text, seconds int)
language plpgsql volatile set search_path = '' as $$
declare
  place int;
begin
  -- Everybody takes in the same order: two who wait for each other would both fail.
  for place in select s.place from unnest(sources) with ordinality as s(source, place) order by s.source loop
    insert into site.upload_traffic as t (source, span, used)
    values (sources[place], to_timestamp(floor(extract(epoch from now()) / windows[place]) * windows[place]), 0)
    on conflict on constraint upload_traffic_pkey do update set used = t.used;
  end loop;
  return query select * from site.lacking_upload(sources, amounts, mosts, windows);
  if not found then
    update site.upload_traffic t set used = t.used + a.amount
      from unnest(sources, amounts, windows) as a(source, amount, seconds)
     where t.source = a.source and t.span = to_timestamp(floor(extract(epoch from now()) / a.seconds) * a.seconds);
  end if;
  if random() < 0.01 then
    delete from site.upload_traffic t where t.span < now() - interval '2 days';
  end if;
end
$$;
revoke all on function site.lacking_upload, site.take_upload from public;
grant execute on function site.lacking_upload, site.take_upload to tivoli_site;
