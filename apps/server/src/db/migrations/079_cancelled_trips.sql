-- Which seats were sold when a trip was cancelled because it does not run, and on which tickets. As long as that is known it may run again, and whoever
-- still waits gets the same seat. Null where everybody was to go with another trip.
alter table trip
  add column cancelled_seats integer[],
  add column cancelled_tickets uuid[],
  add constraint trip_cancelled_whole check (num_nulls(cancelled_seats, cancelled_tickets) in (0, 2)),
  add constraint trip_cancelled_still check (cancelled_seats is null or status = 'Cancelled');
