-- The vehicle and the trip that an expense was for; empty if it was for neither. A trip's vehicle is found through the trip.
alter table expense
  add column vehicle_id uuid references vehicle,
  add column trip_id uuid references trip;
create index expense_by_vehicle on expense (vehicle_id) where vehicle_id is not null;
create index expense_by_trip on expense (trip_id) where trip_id is not null;
