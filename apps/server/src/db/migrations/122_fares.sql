-- Fares of a route by vehicle type and by period of departure (docs/fares.md). Fares of a route go with it.
create table fare (
  id uuid primary key,
  version integer not null default 1,
  route_id uuid not null references route on delete cascade,
  -- Null: any.
  vehicle_type text constraint fare_vehicle_type check (length(vehicle_type) between 1 and 200),
  -- Of the period: Christmas.
  name text constraint fare_name check (length(name) between 1 and 60),
  from_day date not null,
  -- Null: until a later fare.
  until_day date,
  fare_kobo bigint not null constraint fare_amount check (fare_kobo between 1 and 9007199254740991),
  search text not null generated always as (search_text(coalesce(name, '')) || e'\n' || search_text(coalesce(vehicle_type, ''))) stored,
  constraint fare_days check (until_day >= from_day)
);
-- Of two fares for the same vehicle type, the one that begins later wins: so no two of equal rank can hold on one day.
create unique index fare_taken on fare (route_id, coalesce(vehicle_type, ''), (until_day is null), from_day);
-- The list shows those that begin last first.
create index fare_by_first_day on fare (((date '3000-01-01' - from_day)::bigint), id);
create trigger fare_raises_its_version before update on fare
  for each row execute function record_raises_its_version();
