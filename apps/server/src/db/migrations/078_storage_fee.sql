-- What a parcel costs that waits for longer than it is kept free, in hours and kobo; without a fee it costs nothing.
alter table company
  add column storage_hours integer not null default 72
    constraint company_storage_hours check (storage_hours between 0 and 720),
  add column storage_fee_kobo bigint not null default 0
    constraint company_storage_fee check (storage_fee_kobo between 0 and 100000000);

-- It is a line of the parcel, beside what was paid for it.
alter table operation
  drop constraint operation_kind_of_tickets,
  add constraint operation_kind_of_its_record
    check (kind is null or ticket_id is not null or kind = 'fee' and waybill_id is not null);
