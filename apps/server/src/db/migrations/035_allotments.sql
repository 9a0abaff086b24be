-- Seats of a trip that one login keeps on its machine for an outage (docs/decisions/allotments.md): nobody else gets them meanwhile.
alter table company
  add column outage_seats integer not null default 0 constraint company_outage_seats check (outage_seats between 0 and 6);

-- A row for each of them, as long as it is kept. All that one session keeps of a trip has one `allotment_id`; it outlives the session, because
-- what was sold from it may still be on its way.
create table allotted_seat (
  trip_id uuid not null references trip on delete cascade,
  seat_number integer not null constraint allotted_seat_number check (seat_number >= 1),
  allotment_id uuid not null,
  person_id uuid not null references person on delete cascade,
  session_id uuid not null,
  -- Until when that machine sells it without a connection, and since when anybody may.
  sells_until timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  constraint allotted_seat_once primary key (trip_id, seat_number),
  constraint allotted_seat_ends_later check (sells_until <= ends_at)
);
create index allotted_seat_by_session on allotted_seat (session_id);
create index allotted_seat_by_person on allotted_seat (person_id);
create index allotted_seat_due on allotted_seat (ends_at);

-- A seat is kept or sold, never both. Whoever sells holds the trip against whoever keeps, so none of them looks too early.
create function kept_seat_is_not_sold() returns trigger language plpgsql as $$
begin
  perform from allotted_seat where trip_id = new.trip_id and seat_number = new.seat_number;
  if found then
    raise unique_violation using message = 'This seat is kept for an outage', constraint = 'kept_seat_is_not_sold';
  end if;
  return new;
end $$;
create trigger kept_seat_is_not_sold before insert on ticket_seat for each row execute function kept_seat_is_not_sold();

create function sold_seat_is_not_kept() returns trigger language plpgsql as $$
begin
  perform from ticket_seat where trip_id = new.trip_id and seat_number = new.seat_number;
  if found then
    raise unique_violation using message = 'This seat is sold', constraint = 'sold_seat_is_not_kept';
  end if;
  return new;
end $$;
create trigger sold_seat_is_not_kept before insert on allotted_seat for each row execute function sold_seat_is_not_kept();

-- Of a trip with another vehicle, of another road, or that sells no more, nothing is kept.
create function changed_trip_keeps_no_seats() returns trigger language plpgsql as $$
begin
  delete from allotted_seat where trip_id = new.id;
  return null;
end $$;
create trigger changed_trip_keeps_no_seats after update of vehicle_id, route_id, status, deleted_at on trip
  for each row when (old.vehicle_id <> new.vehicle_id or old.route_id <> new.route_id or new.status <> 'Scheduled'
    or new.deleted_at is not null)
  execute function changed_trip_keeps_no_seats();
