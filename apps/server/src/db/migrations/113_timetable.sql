-- The timetable: services are departures that repeat, from which trips are made ahead. Days are in Lagos; lists of days are text, `2026-12-25, 2026-12-26`.
create table service (
  id uuid primary key,
  version integer not null default 1,
  route_id uuid not null references route,
  departs_at text not null constraint service_departs_at check (departs_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- ISO weekdays, 1 for Monday.
  weekdays text not null constraint service_weekdays check (weekdays ~ '^1?2?3?4?5?6?7?$' and weekdays <> ''),
  vehicle_type text not null constraint service_vehicle_type check (length(vehicle_type) between 1 and 200),
  seat_count integer not null constraint service_seats check (seat_count between 1 and 100),
  fare_kobo bigint not null constraint service_fare check (fare_kobo between 1 and 9007199254740991),
  from_day date not null,
  until_day date,
  not_on text,
  also_on text,
  constraint service_taken unique (route_id, departs_at, weekdays, from_day)
);
create trigger service_raises_its_version before update on service
  for each row execute function record_raises_its_version();

-- The service that a trip was made for, and the day: one trip for each, for ever, also if it was deleted.
alter table trip
  add column service_id uuid references service,
  add column service_day date,
  -- Since when the timetable leaves it alone.
  add column changed_by_hand_at timestamptz(3),
  -- Since when it is deleted because its service has no such day any more; it comes back with the day.
  add column withdrawn_at timestamptz(3),
  add constraint trip_withdrawn check (withdrawn_at is null or deleted_at is not null),
  add constraint trip_service_day check ((service_id is null) = (service_day is null));
create unique index trip_made_once on trip (service_id, service_day) where service_id is not null;

alter table company
  add column timetable_days integer not null default 14
    constraint company_timetable_days check (timetable_days between 1 and 90);
