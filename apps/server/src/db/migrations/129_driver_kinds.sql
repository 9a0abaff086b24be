-- A conductor goes with a trip as its second driver.
alter table driver add column kind text not null default 'Driver' constraint driver_kind_known check (kind in ('Driver', 'Conductor'));
