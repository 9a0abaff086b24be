-- A voided ticket keeps when its bus was to leave and which one it was, as it keeps its seats: the trip may be moved later.
alter table ticket
  add column released_departs_at timestamptz(3),
  add column released_vehicle_number text,
  add column released_vehicle_type text;

create or replace function ticket_frees_its_seats() returns trigger language plpgsql as $$
begin
  with freed as (delete from ticket_seat where ticket_id = new.id returning seat_number)
  select coalesce(array_agg(seat_number order by seat_number), '{}') into new.released_seats from freed;
  select departs_at, vehicle_number, vehicle_type
    into new.released_departs_at, new.released_vehicle_number, new.released_vehicle_type
    from trip join vehicle on vehicle.id = trip.vehicle_id where trip.id = new.trip_id;
  return new;
end $$;
