-- A departure that does not leave as it was planned: later, with another vehicle, or not at all. Whoever then has no seat is listed until they
-- get one or their money back.
alter table trip
  drop constraint trip_status,
  add constraint trip_status check (status in ('Scheduled', 'En-route', 'Completed', 'Cancelled')),
  -- When it was to leave at first; null where it is not delayed.
  add column delayed_from timestamptz(3);

-- A ticket whose passengers have lost their seats stays on the trip that they were to go with.
alter table ticket
  add column unseated_at timestamptz(3),
  add column unseated_by uuid references person,
  add column unseated_reason text constraint ticket_unseated_reason_length check (length(unseated_reason) between 1 and 200),
  -- The seats that they had.
  add column unseated_seats integer[],
  add constraint ticket_unseated_whole
    check (num_nulls(unseated_at, unseated_by, unseated_reason, unseated_seats) in (0, 4));
create index ticket_unseated on ticket (origin_terminal_id, unseated_at, id) where unseated_at is not null and deleted_at is null;
create index ticket_unseated_of_trip on ticket (trip_id) where unseated_at is not null and deleted_at is null;
create index ticket_unseated_by on ticket (unseated_by) where unseated_by is not null;

-- Nobody is listed as without a seat who has one, and nobody sits in a bus that does not run.
create function nobody_sits_there() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'ticket' then
    perform from ticket_seat join ticket on ticket.id = ticket_id where ticket.id = new.id and unseated_at is not null;
  else
    perform from ticket_seat join trip on trip.id = trip_id where trip.id = new.id and status = 'Cancelled';
  end if;
  if found then
    raise check_violation using
      message = 'Whoever has a seat is not listed without one, and nobody sits in a cancelled trip', constraint = 'nobody_sits_there';
  end if;
  return null;
end $$;
create constraint trigger unseated_ticket_has_no_seats after update of unseated_at on ticket deferrable initially deferred
  for each row when (new.unseated_at is not null) execute function nobody_sits_there();
create constraint trigger cancelled_trip_has_no_seats after update of status on trip deferrable initially deferred
  for each row when (new.status = 'Cancelled') execute function nobody_sits_there();
