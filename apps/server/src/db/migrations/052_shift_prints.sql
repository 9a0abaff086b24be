-- The report of a closed shift is numbered each time that it is printed, like a receipt: the first print is the original, each later one a copy.
alter table change
  add column shift_id uuid references shift,
  drop constraint change_of_one_record,
  add constraint change_of_one_record check (num_nonnulls(trip_id, ticket_id, waybill_id, expense_id, shift_id) = 1),
  drop constraint change_receipt,
  add constraint change_receipt check (receipt in ('customer', 'company', 'both', 'report')),
  add constraint change_of_a_shift_is_a_print check (
    (receipt is not distinct from 'report') = (shift_id is not null)
  );
create index change_of_shift on change (shift_id, at) where shift_id is not null;
create unique index change_print_of_shift on change (shift_id, print_number) where shift_id is not null;
