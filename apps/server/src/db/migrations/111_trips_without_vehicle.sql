-- A trip may wait for its vehicle: until it gets one, its seats and its vehicle type are those of the plan. It cannot leave without one.
alter table trip
  alter column vehicle_id drop not null,
  add column planned_vehicle_type text constraint trip_planned_type_length check (length(planned_vehicle_type) between 1 and 200),
  add constraint trip_vehicle_or_plan check (vehicle_id is not null or planned_vehicle_type is not null),
  add constraint trip_leaves_with_vehicle check (vehicle_id is not null or status in ('Scheduled', 'Cancelled'));
alter table ticket alter column vehicle_id drop not null;

drop trigger trip_takes_its_tickets_along on trip;
create trigger trip_takes_its_tickets_along after update of route_id, vehicle_id, departs_at on trip
  for each row when (
    old.route_id <> new.route_id or old.vehicle_id is distinct from new.vehicle_id or old.departs_at <> new.departs_at
  ) execute function trip_takes_its_tickets_along();

drop trigger changed_trip_keeps_no_seats on trip;
create trigger changed_trip_keeps_no_seats after update of vehicle_id, route_id, status, deleted_at on trip
  for each row when (old.vehicle_id is distinct from new.vehicle_id or old.route_id <> new.route_id
    or new.status <> 'Scheduled' or new.deleted_at is not null)
  execute function changed_trip_keeps_no_seats();

create or replace function ticket_frees_its_seats() returns trigger language plpgsql as $$
begin
  with freed as (delete from ticket_seat where ticket_id = new.id returning seat_number)
  select coalesce(array_agg(seat_number order by seat_number), '{}') into new.released_seats from freed;
  select departs_at, coalesce(vehicle_number, ''), coalesce(vehicle_type, planned_vehicle_type)
    into new.released_departs_at, new.released_vehicle_number, new.released_vehicle_type
    from trip left join vehicle on vehicle.id = trip.vehicle_id where trip.id = new.trip_id;
  return new;
end $$;

-- What still lacks a bus or a driver, nearest first.
create index trip_unassigned on trip (departs_at, id)
  where (vehicle_id is null or driver_id is null) and status = 'Scheduled' and deleted_at is null;
