-- The highest fare of a route's trips, unless a super admin plans them; null if there is no limit.
alter table route
  add column most_fare_kobo bigint constraint route_most_fare check (most_fare_kobo between 1 and 9007199254740991),
  add constraint route_fares_in_order check (most_fare_kobo >= fare_kobo);
