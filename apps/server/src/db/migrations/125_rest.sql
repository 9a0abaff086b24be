-- Hours between two trips of a driver; 0 for none.
alter table company
  add column rest_hours integer not null default 0
    constraint company_rest_hours check (rest_hours between 0 and 48);

-- What a driver does around a day.
drop index trip_by_driver;
drop index trip_by_second_driver;
create index trip_by_driver on trip (driver_id, departs_at) where driver_id is not null;
create index trip_by_second_driver on trip (second_driver_id, departs_at) where second_driver_id is not null;
