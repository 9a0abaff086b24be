-- Which departure a parcel is loaded onto; null while it waits for one.
alter table waybill add column trip_id uuid references trip;
create index waybill_by_trip on waybill (trip_id) where trip_id is not null;
create index waybill_waits_for_road on waybill (origin_terminal_id, destination_terminal_id, booked_at, id)
  where deleted_at is null and status = 'Pending' and trip_id is null;

-- A parcel goes with a bus of its own road that runs.
create function parcel_goes_its_road() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'waybill' then
    perform from waybill join trip on trip.id = waybill.trip_id join route on route.id = trip.route_id
      where waybill.id = new.id and waybill.deleted_at is null
        and (trip.status = 'Cancelled' or route.origin_terminal_id <> waybill.origin_terminal_id
          or route.destination_terminal_id <> waybill.destination_terminal_id);
  else
    perform from waybill join trip on trip.id = waybill.trip_id join route on route.id = trip.route_id
      where trip.id = new.id and waybill.deleted_at is null
        and (trip.status = 'Cancelled' or trip.deleted_at is not null or route.origin_terminal_id <> waybill.origin_terminal_id
          or route.destination_terminal_id <> waybill.destination_terminal_id);
  end if;
  if found then
    raise check_violation using
      message = 'A parcel goes with a bus of its own road that runs', constraint = 'parcel_goes_its_road';
  end if;
  return null;
end $$;
create constraint trigger loaded_parcel_goes_its_road
  after update of trip_id, origin_terminal_id, destination_terminal_id on waybill deferrable initially deferred
  for each row when (new.trip_id is not null) execute function parcel_goes_its_road();
create constraint trigger trip_takes_parcels_of_its_road after update of route_id, status, deleted_at on trip deferrable initially deferred
  for each row when ((old.route_id, old.status, old.deleted_at) is distinct from (new.route_id, new.status, new.deleted_at))
  execute function parcel_goes_its_road();
