-- Since when a parcel that was delivered waits to be picked up; null of any other (docs/waybill.md).
alter table waybill add column waits_since timestamptz(3);

set local motorpark.chain to '00000000-0000-0000-0000-000000000000';
update waybill set waits_since = (
    select max(at) from change where waybill_id = waybill.id and kind = 'status' and to_status = 'Delivered')
  where status = 'Delivered' and deleted_at is null;
set constraints all immediate;
set constraints all deferred;
set local motorpark.chain to '';

-- It goes with the status, whichever server sets that, and is no change of the waybill by itself.
drop trigger waybill_raises_its_version on waybill;
create trigger waybill_raises_its_version before update on waybill
  for each row when (old.erasure_id is not distinct from new.erasure_id)
  execute function record_raises_its_version('waits_since');

create function waybill_waits_no_more() returns trigger language plpgsql as $$
begin
  new.waits_since := null;
  return new;
end $$;
create trigger waybill_waits_no_more before update of status on waybill
  for each row when (old.status <> new.status) execute function waybill_waits_no_more();

-- A parcel whose pick-up is taken back waits since it was delivered.
create function delivered_waybill_waits() returns trigger language plpgsql as $$
begin
  update waybill set waits_since = (
      select max(at) from change where waybill_id = new.waybill_id and kind = 'status' and to_status = 'Delivered')
    where id = new.waybill_id and status = 'Delivered';
  return null;
end $$;
create trigger delivered_waybill_waits after insert on change
  for each row when (new.waybill_id is not null and new.to_status = 'Delivered') execute function delivered_waybill_waits();

-- Who waits longest comes first, of all and at each end of a road.
create index waybill_waits on waybill (waits_since, id) where deleted_at is null and waits_since is not null;
create index waybill_waits_at_origin on waybill (origin_terminal_id, waits_since, id)
  where deleted_at is null and waits_since is not null;
create index waybill_waits_at_destination on waybill (destination_terminal_id, waits_since, id)
  where deleted_at is null and waits_since is not null;
