-- A bus keeps those on its manifest who did not come and were refunded since: they are found by their trip.
create index ticket_refunded_of_trip on ticket (trip_id) where refunded_kobo is not null;
