-- Expenses and operations are found by their amounts as well, however these are written: in the searched text they stand in kobo.

alter table expense drop column search;
alter table expense add column search text not null generated always as (
  search_text(expense_type) || e'\n' || search_text(description) || e'\n' || search_text(approving_officer)
  || e'\n₦' || amount_kobo::text
) stored;

alter table operation drop column search;
alter table operation add column search text not null generated always as (
  search_text(description) || e'\n' || search_text(terminal_name)
  || e'\n' || coalesce(search_text(origin_name), '') || e'\n' || coalesce(search_text(destination_name), '')
  || e'\n₦' || abs(amount_kobo)::text
) stored;

do $$ begin
  create extension if not exists pg_trgm;
  create index expense_search on expense using gin (search gin_trgm_ops) where deleted_at is null;
  create index operation_search on operation using gin (search gin_trgm_ops);
exception when undefined_file or feature_not_supported or insufficient_privilege or undefined_object then
  raise notice 'Search goes without the extension pg_trgm: %', sqlerrm;
end $$;
