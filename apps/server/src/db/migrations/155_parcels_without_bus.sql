-- Parcels that left without a bus are missing, too: of all and at each end of a route (docs/waybill.md).
drop index waybill_under_way;
drop index waybill_under_way_from;
drop index waybill_under_way_to;
create index waybill_under_way on waybill (booked_at desc, id desc)
  where deleted_at is null and status = 'On-Transit';
create index waybill_under_way_from on waybill (origin_terminal_id, booked_at desc, id desc)
  where deleted_at is null and status = 'On-Transit';
create index waybill_under_way_to on waybill (destination_terminal_id, booked_at desc, id desc)
  where deleted_at is null and status = 'On-Transit';
-- Whoever sends a parcel off without a bus says why.
alter table change drop constraint change_tells_what;
alter table change add constraint change_tells_what check (
  (kind = 'edited') = (fields is not null)
  and (kind in ('status', 'correction')) = (from_status is not null and to_status is not null)
  and (kind = 'printed') = (receipt is not null and print_number is not null)
  and (kind <> 'correction' or reason is not null)
  and (kind not in ('status', 'printed') or reason is null
    or (kind = 'status' and expense_id is not null and to_status = 'Rejected')
    or (kind = 'status' and waybill_id is not null and to_status = 'On-Transit'))
);
