-- Who chose a fare that the list of fares does not have for the day, and why one below it (docs/trip.md#the-fare-of-its-route); null: nobody did.
alter table trip
  add column fare_set_by uuid references person,
  add column fare_reason text;
-- Of trips ahead, whoever planned or changed them.
update trip set fare_set_by = coalesce(
    (select person_id from change where trip_id = trip.id and kind = 'edited' order by at desc limit 1), created_by)
  where status = 'Scheduled' and departs_at > now() and (service_id is null or fare_set_at = changed_by_hand_at);

-- What is sold below the fare that holds, and what children pay less, are rows of Money given back (docs/money.md#given-back).
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'give_back_way');
begin
  alter table give_back drop constraint give_back_way;
  execute 'alter table give_back add constraint give_back_way ' ||
    replace(known, '''discount''::text', '''discount''::text, ''child''::text, ''below''::text');
end $$;
