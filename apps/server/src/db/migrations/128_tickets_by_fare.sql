-- The tickets of a trip that were sold above a fare are found without reading the others (docs/fares.md#a-fare-that-came-late).
drop index ticket_by_trip;
create index ticket_by_trip on ticket (trip_id, fare_kobo);
