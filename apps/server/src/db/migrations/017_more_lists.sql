-- The lists of trips, expenses and operations are searched, sorted and counted as those of tickets and waybills are.

-- As it was, without the way around for texts of plain letters, which nearly all are.
create or replace function search_text(shown text) returns text language sql immutable parallel safe as $$
  select case when octet_length(shown) = char_length(shown) then
    regexp_replace(lower(translate(shown collate "default", '''`', '')), '[\t-\r .,;:/()-]+', ' ', 'g')
  else
    regexp_replace(
      lower(
        translate(
          regexp_replace(
            normalize(shown collate "default", NFD),
            '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f''`\u00b4\u02bc\u2018\u2019\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]',
            '', 'g'
          ),
          'ɓƁɗƊđĐƙƘƴƳŋŊəƏǝƎɛƐɔƆøØłŁı', 'bbddddkkyynneeeeeeoooolli'
        )
      ),
      '[\t-\r \u00a0\u1680\u2000-\u200a\u2010-\u2015\u2028\u2029\u202f\u205f\u3000.,;:/()-]+', ' ', 'g'
    )
  end
$$;

alter table expense add column search text not null generated always as (
  search_text(expense_type) || e'\n' || search_text(description) || e'\n' || search_text(approving_officer)
) stored;
alter table operation add column search text not null generated always as (
  search_text(description) || e'\n' || search_text(terminal_name)
  || e'\n' || coalesce(search_text(origin_name), '') || e'\n' || coalesce(search_text(destination_name), '')
) stored;

-- Who entered or did something is found by name; a vehicle in the list of trips by its type as well.
alter table person add column search_name text not null generated always as (search_text(name)) stored;
alter table vehicle add column search_type text not null generated always as (search_text(vehicle_type)) stored;

create index trip_by_status on trip (status, departs_at, id) where deleted_at is null;

drop index expense_by_terminal;
create index expense_by_terminal on expense (terminal_id, entered_at desc, id desc);
create index expense_by_status on expense (status, entered_at desc, id desc) where deleted_at is null;
create index expense_by_terminal_and_status on expense (terminal_id, status, entered_at desc, id desc)
  where deleted_at is null;
create index expense_by_amount on expense (amount_kobo, id) where deleted_at is null;
create index operation_by_amount on operation (amount_kobo, id);

do $$ begin
  create extension if not exists pg_trgm;
  create index expense_search on expense using gin (search gin_trgm_ops) where deleted_at is null;
  create index operation_search on operation using gin (search gin_trgm_ops);
exception when undefined_file or feature_not_supported or insufficient_privilege or undefined_object then
  raise notice 'Search goes without the extension pg_trgm: %', sqlerrm;
end $$;
