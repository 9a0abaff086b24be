-- After what it shows has changed, a waybill or the report of a shift has a new original, as a ticket has: its prints are numbered from the start.
drop index change_print_of_waybill;
create unique index change_print_of_waybill on change (waybill_id, receipt, print_number, coalesce(print_of, '-infinity'))
  where waybill_id is not null and kind = 'printed';
drop index change_print_of_shift;
create unique index change_print_of_shift on change (shift_id, print_number, coalesce(print_of, '-infinity'))
  where shift_id is not null;
