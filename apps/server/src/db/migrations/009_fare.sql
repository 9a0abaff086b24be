-- The fare that each seat of a ticket was sold at; null where the ticket was sold for one amount whatever its seats. So were all
-- tickets before; a single seat's amount is its fare.
alter table ticket
  add column fare_kobo bigint constraint ticket_fare check (fare_kobo between 1 and 9007199254740991),
  add constraint ticket_amount_is_whole_fares check (mod(amount_kobo, fare_kobo) = 0);
update ticket set fare_kobo = amount_kobo
  where coalesce(cardinality(released_seats), (select count(*) from ticket_seat where ticket_id = ticket.id)) = 1;
