-- Who did not come and was rescheduled since has no seat of that trip any more, and still belongs to its record.
create table missed_departure (
  trip_id uuid not null references trip,
  ticket_id uuid not null references ticket,
  -- The seat that they had in that trip.
  seat_number integer not null constraint missed_departure_seat check (seat_number > 0),
  -- Null once the ticket has fewer seats.
  passenger_id uuid references passenger on delete set null,
  no_show_at timestamptz(3) not null,
  primary key (trip_id, ticket_id, seat_number)
);
create index missed_departure_by_ticket on missed_departure (ticket_id);
create index missed_departure_by_passenger on missed_departure (passenger_id) where passenger_id is not null;
