-- Whose content was changed; null: the whole group's, or written before editors were told apart.
alter table desk.content_change add column hotel_id uuid;
drop policy desk_edits on desk.content_change;
create policy desk_edits on desk.content_change for all to tivoli_desk
  using ((select staff.sees('content')) or hotel_id = any (array(select unnest(staff.edited_hotels()))))
  with check ((select staff.sees('content')) or hotel_id = any (array(select unnest(staff.edited_hotels()))));
