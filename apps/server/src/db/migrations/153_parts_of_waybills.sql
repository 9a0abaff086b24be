-- A waybill is paid in two ways, too: as for tickets, its second part is a line that does not count as a sale (docs/payment.md#two-parts).
alter table operation drop constraint operation_kind_of_its_record;
alter table operation add constraint operation_kind_of_its_record
  check (kind is null or ticket_id is not null or kind in ('fee', 'difference') and waybill_id is not null);
