-- What is void is found by search and by a filter of its list: newest first, of all terminals and of each end.
create index ticket_void on ticket (booked_at desc, id desc) where deleted_at is not null;
create index ticket_void_from on ticket (origin_terminal_id, booked_at desc, id desc) where deleted_at is not null;
create index ticket_void_to on ticket (destination_terminal_id, booked_at desc, id desc) where deleted_at is not null;
create index waybill_void on waybill (booked_at desc, id desc) where deleted_at is not null;
create index waybill_void_from on waybill (origin_terminal_id, booked_at desc, id desc) where deleted_at is not null;
create index waybill_void_to on waybill (destination_terminal_id, booked_at desc, id desc) where deleted_at is not null;
create index ticket_void_digits on ticket using gin (search_digits(search)) where deleted_at is not null;
create index waybill_void_digits on waybill using gin (search_digits(search)) where deleted_at is not null;

-- As for what is not void: without the extension the search is slower, but the same.
do $$ begin
  create extension if not exists pg_trgm;
  create index ticket_void_search on ticket using gin (search gin_trgm_ops) where deleted_at is not null;
  create index waybill_void_search on waybill using gin (search gin_trgm_ops) where deleted_at is not null;
exception when undefined_file or feature_not_supported or insufficient_privilege or undefined_object then
  raise notice 'Search goes without the extension pg_trgm: %', sqlerrm;
end $$;
