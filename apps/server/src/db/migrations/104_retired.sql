-- Since when the company runs a terminal or a route no more; null for those that are in service.
alter table terminal add column out_of_service_at timestamptz(3);
alter table route add column out_of_service_at timestamptz(3);
