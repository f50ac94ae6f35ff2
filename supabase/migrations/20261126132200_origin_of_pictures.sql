-- A picture says whether it is a drawing, a render or a photograph; null: nobody has said, and it counts as a photograph.
alter table public.media add column origin varchar(20) check (origin in ('drawing', 'render', 'photograph'));
