-- A deleted service stays on record with the trips that it made. It ended on the day before, is in no list, and the same one can be made again.
alter table service
  add column deleted_at timestamptz(3),
  drop constraint service_taken;
create unique index service_taken on service (route_id, departs_at, weekdays, from_day) where deleted_at is null;
