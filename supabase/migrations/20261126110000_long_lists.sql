-- A page of a list is read in its order from an index, however many hotels there are.
create index hotels_listed on public.hotels (sort_order, name collate "C", slug) where is_active;
create index hotels_listed_by_brand on public.hotels (brand_id, sort_order, name collate "C", slug) where is_active;
create index hotels_listed_by_location on public.hotels (location_id, sort_order, name collate "C", slug) where is_active;
