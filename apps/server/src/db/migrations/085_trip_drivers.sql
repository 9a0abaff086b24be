-- A trip has drivers of its own: its vehicle's when it is planned, fixed when it leaves, so that no later change of the vehicle rewrites its manifest.
alter table trip
  add column driver_id uuid references driver,
  add column second_driver_id uuid references driver,
  add constraint trip_drivers_differ check (driver_id <> second_driver_id);
create index trip_by_driver on trip (driver_id) where driver_id is not null;
create index trip_by_second_driver on trip (second_driver_id) where second_driver_id is not null;

-- Who drove when a trip left, with their names and phones of that moment. One row for each time that it left: it may have been taken back.
create table trip_departure (
  id uuid primary key,
  trip_id uuid not null references trip,
  at timestamptz(3) not null,
  -- Null: nobody was entered.
  driver_name text,
  driver_phone text,
  second_driver_name text,
  second_driver_phone text,
  constraint trip_departure_drivers check (
    (driver_name is not null or driver_phone is null) and (second_driver_name is not null or second_driver_phone is null))
);
create index trip_departure_by_trip on trip_departure (trip_id, at desc, id desc);

create function trip_departure_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'Who drove stays on record', constraint = 'trip_departure_only_grows';
end $$;
create trigger trip_departure_only_grows before update or delete on trip_departure
  for each row execute function trip_departure_only_grows();
create trigger trip_departure_is_never_emptied before truncate on trip_departure
  for each statement execute function trip_departure_only_grows();
select seal_rows_of('trip_departure');

update trip set driver_id = vehicle.driver_id from vehicle
  where vehicle.id = trip.vehicle_id and vehicle.driver_id is not null and trip.status in ('Scheduled', 'Cancelled') and trip.deleted_at is null;

-- What a record said at a moment: what the first edit after it replaced, otherwise what it says today.
create function said_at(moment timestamptz, of_kind text, of_id uuid, field text, today text) returns text language sql stable as $$
  select coalesce((
    select before ->> field from audit_event
    where target_id = of_id and target_kind = of_kind and kind = 'edited' and at > moment and jsonb_exists(before, field)
    order by at, id limit 1), today)
$$;

-- Trips that left before: by the history, as far as it goes back. The others have no row.
set local motorpark.chain to '00000000-0000-0000-0000-000000000000';
insert into trip_departure (id, trip_id, at, driver_name, driver_phone)
  select gen_random_uuid(), trip.id, departed.at, coalesce(said_at(departed.at, 'driver', found.id, 'driver_name', found.name), told.name),
    said_at(departed.at, 'driver', found.id, 'driver_phone', found.phone)
  from trip
  join vehicle on vehicle.id = trip.vehicle_id
  left join driver as assigned on assigned.id = vehicle.driver_id
  cross join lateral (
    select at from change where trip_id = trip.id and from_status = 'Scheduled' and to_status in ('En-route', 'Completed')
    order by at desc, id desc limit 1) as departed
  cross join lateral (
    select said_at(departed.at, 'vehicle', vehicle.id, 'assigned_driver', coalesce(assigned.name, '')) as name) as told
  left join driver as found on lower(found.name) = lower(told.name)
  where trip.status in ('En-route', 'Completed') and told.name <> ''
    and exists (select from audit_event where at <= departed.at);
set constraints all immediate;
set constraints all deferred;
set local motorpark.chain to '';
drop function said_at;
