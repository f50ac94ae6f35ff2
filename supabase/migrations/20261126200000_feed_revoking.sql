-- An administrator may revoke everybody's calendar feed, and everybody their own, also of a property that they see no
-- more. Only its time of revoking can be changed; making a feed keeps its rule.
drop policy desk_own on diary.feed;
create policy desk_reads on diary.feed for select to tivoli_desk
  using (owner_id = current_setting('site.staff', true) or (select staff.sees('administration')));
create policy desk_makes on diary.feed for insert to tivoli_desk
  with check (
    owner_id = current_setting('site.staff', true)
    and (property is null or (select staff.sees('everything')) or property = any (array(select unnest(staff.properties())))));
create policy desk_revokes on diary.feed for update to tivoli_desk
  using (owner_id = current_setting('site.staff', true) or (select staff.sees('administration')));
