create index audit_actor on staff.audit (actor_id, id desc);
-- Everybody's deeds are written down; administrators read them, and the site counts the refused sign-ins.
alter table staff.audit enable row level security;
create policy site_reads on staff.audit for select to tivoli_site using (true);
create policy site_inserts on staff.audit for insert to tivoli_site with check (true);
create policy desk_reads on staff.audit for select to tivoli_desk using ((select staff.sees('administration')));
create policy desk_inserts on staff.audit for insert to tivoli_desk with check (true);
