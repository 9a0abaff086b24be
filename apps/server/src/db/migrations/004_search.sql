-- What people search tickets and waybills by, in one text: the number as it is printed and without its dashes, the names, and the
-- phone numbers as bare digits, those of Nigeria with 0 for +234. Fields are kept apart by line ends, which nobody types.
create function searchable_phone(phone text) returns text language sql immutable parallel safe
  as $$ select regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^234', '0') $$;

alter table ticket add column search text not null generated always as (
  lower(number) || e'\n' || replace(lower(number), '-', '') || e'\n' || lower(traveler_name)
  || e'\n' || searchable_phone(traveler_number) || e'\n' || searchable_phone(next_of_kin_number)
) stored;

alter table waybill add column search text not null generated always as (
  lower(number) || e'\n' || replace(lower(number), '-', '') || e'\n' || lower(sender_name) || e'\n' || lower(receiver_name)
  || e'\n' || searchable_phone(sender_number) || e'\n' || searchable_phone(receiver_number)
) stored;

-- Finds three characters and more among millions of rows in an instant. A database server whose owner has not installed the
-- extension, or doesn't let us have it, searches without: slower, but the same.
do $$ begin
  create extension if not exists pg_trgm;
  create index ticket_search on ticket using gin (search gin_trgm_ops) where deleted_at is null;
  create index waybill_search on waybill using gin (search gin_trgm_ops) where deleted_at is null;
exception when undefined_file or feature_not_supported or insufficient_privilege or undefined_object then
  raise notice 'Search goes without the extension pg_trgm: %', sqlerrm;
end $$;
