-- The lists of the office are searched, sorted and counted as all others are.

-- Names that are searched are generated after this as well; they made every update a change of the record.
create or replace function record_raises_its_version() returns trigger language plpgsql as $$
declare
  others text[] := array['search', 'search_name', 'search_type'] || coalesce(tg_argv, '{}');
begin
  if to_jsonb(new) - others is distinct from to_jsonb(old) - others then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

-- What a row shows of its own.
alter table terminal add column search text not null generated always as (
  search_text(name) || e'\n' || search_text(address) || e'\n' || search_text(city) || e'\n' || search_text(state)
) stored;
alter table driver
  add column search text not null generated always as (
    search_text(name) || e'\n' || search_phone(phone) || e'\n' || search_text(address)
  ) stored,
  -- What the list of vehicles shows of a driver.
  add column search_name text not null generated always as (search_text(name)) stored;
alter table vehicle add column search text not null generated always as (
  search_text(vehicle_number) || e'\n' || replace(search_text(vehicle_number), ' ', '')
  || e'\n' || search_text(vehicle_type) || e'\n' || seat_count::text
) stored;
alter table route add column search text not null generated always as (
  search_text(code) || e'\n' || search_text(distance) || e'\n' || search_text(duration)
) stored;
alter table person add column search text not null generated always as (
  search_text(name) || e'\n' || search_phone(phone) || e'\n' || coalesce(search_text(department), '')
  || e'\n' || search_text(email)
) stored;

-- Each order of a list that no rule has an index for.
create index person_by_name on person (lower(name), id);
create index person_by_search_name on person (search_name collate "C", id);
create index terminal_by_search_name on terminal (search_name collate "C", id);
create index driver_by_search_name on driver (search_name collate "C", id);
create index vehicle_by_search_number on vehicle (search_text(vehicle_number) collate "C", id);
create index vehicle_by_seats on vehicle ((seat_count::bigint), id);
create index route_by_search_name on route (search_name collate "C", id);
