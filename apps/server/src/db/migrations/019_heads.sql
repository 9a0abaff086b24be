-- The lists of tickets and waybills are sorted by their heads.

-- A ticket has at hand when its trip leaves, as it has where the trip goes.
alter table ticket add column trip_departs_at timestamptz(3);

create or replace function ticket_follows_its_trip() returns trigger language plpgsql as $$
begin
  select trip.route_id, trip.vehicle_id, route.origin_terminal_id, route.destination_terminal_id, trip.departs_at
    into new.route_id, new.vehicle_id, new.origin_terminal_id, new.destination_terminal_id, new.trip_departs_at
    from trip join route on route.id = trip.route_id where trip.id = new.trip_id;
  return new;
end $$;

create or replace function trip_takes_its_tickets_along() returns trigger language plpgsql as $$
begin
  update ticket
    set route_id = new.route_id, vehicle_id = new.vehicle_id, origin_terminal_id = route.origin_terminal_id,
      destination_terminal_id = route.destination_terminal_id, trip_departs_at = new.departs_at
    from route where route.id = new.route_id and ticket.trip_id = new.id;
  return null;
end $$;
drop trigger trip_takes_its_tickets_along on trip;
create trigger trip_takes_its_tickets_along after update of route_id, vehicle_id, departs_at on trip
  for each row when (
    old.route_id <> new.route_id or old.vehicle_id <> new.vehicle_id or old.departs_at <> new.departs_at
  ) execute function trip_takes_its_tickets_along();

drop trigger ticket_raises_its_version on ticket;
update ticket set trip_departs_at = trip.departs_at from trip where trip.id = ticket.trip_id;
create trigger ticket_raises_its_version before update on ticket for each row execute function
  record_raises_its_version('route_id', 'vehicle_id', 'origin_terminal_id', 'destination_terminal_id', 'trip_departs_at');
alter table ticket alter column trip_departs_at set not null;

create index ticket_by_departure on ticket (trip_departs_at, id) where deleted_at is null;
create index waybill_by_day on waybill (book_date, id) where deleted_at is null;
create index waybill_by_amount on waybill (amount_kobo, id) where deleted_at is null;
