-- The lowest fare of a route's trips, unless a super admin plans them; null if the route has none.
alter table route
  add column fare_kobo bigint constraint route_fare check (fare_kobo between 1 and 9007199254740991);

-- The list shows it and searches it, in kobo like the amounts of other lists.
alter table route
  drop column search,
  add column search text not null generated always as (
    search_text(code) || e'\n' || search_text(distance) || e'\n' || search_text(duration)
    || coalesce(e'\n₦' || fare_kobo::text, '')
  ) stored;
