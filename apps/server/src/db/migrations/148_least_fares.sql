-- The last fare that somebody gave who may go below the one that holds, the least for everybody else (docs/trip.md#the-fare-of-its-route); null: nobody did.
alter table trip
  add column least_fare_kobo bigint constraint trip_least_fare check (least_fare_kobo between 1 and 9007199254740991);
update trip set least_fare_kobo = amount_kobo
  where status = 'Scheduled' and departs_at > now() and fare_set_by in (select id from person where role = 'super_admin');

-- Of services whoever saved them, because nobody knows who did.
alter table service
  add column least_fare_kobo bigint constraint service_least_fare check (least_fare_kobo between 1 and 9007199254740991);
update service set least_fare_kobo = fare_kobo;
