-- Since when the company has a vehicle no more, or a driver drives for it no more; null for those that are in service.
alter table vehicle add column out_of_service_at timestamptz(3);
alter table driver add column out_of_service_at timestamptz(3);
