-- Parcels that are on a bus or missing, of all and at each end of a road: few, however many parcels were ever carried (docs/waybill.md).
create index waybill_under_way on waybill (booked_at desc, id desc)
  where deleted_at is null and status = 'On-Transit' and trip_id is not null;
create index waybill_under_way_from on waybill (origin_terminal_id, booked_at desc, id desc)
  where deleted_at is null and status = 'On-Transit' and trip_id is not null;
create index waybill_under_way_to on waybill (destination_terminal_id, booked_at desc, id desc)
  where deleted_at is null and status = 'On-Transit' and trip_id is not null;
