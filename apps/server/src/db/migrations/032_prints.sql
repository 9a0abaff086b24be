-- Receipts are numbered: the first print of one is the original, each later one a copy. Each stands in the history of its ticket or waybill.
alter table change
  add column receipt text collate "C" constraint change_receipt check (receipt in ('customer', 'company', 'both')),
  add column print_number integer constraint change_print_number check (print_number >= 1),
  drop constraint change_kind,
  add constraint change_kind check (kind in ('edited', 'status', 'correction', 'printed')),
  drop constraint change_tells_what,
  add constraint change_tells_what check (
    (kind = 'edited') = (fields is not null)
    and (kind in ('status', 'correction')) = (from_status is not null and to_status is not null)
    and (kind = 'printed') = (receipt is not null and print_number is not null)
    and (kind <> 'correction' or reason is not null)
    and (kind not in ('status', 'printed') or reason is null)
  );
create unique index change_print_of_ticket on change (ticket_id, receipt, print_number) where ticket_id is not null and kind = 'printed';
create unique index change_print_of_waybill on change (waybill_id, receipt, print_number) where waybill_id is not null and kind = 'printed';
