-- What was paid out in cash of drops, by whoever had received them and has no till, is not paid in at the bank: which lines of the ledger that were.
alter table cash_deposit
  add column paid_out uuid[] constraint cash_deposit_paid_out check (cardinality(paid_out) > 0),
  drop constraint cash_deposit_amount,
  add constraint cash_deposit_amount check (amount_kobo between 0 and 9007199254740991 and (amount_kobo > 0 or paid_out is not null)),
  drop constraint cash_deposit_dropped,
  add constraint cash_deposit_dropped check (dropped_kobo between 0 and 9007199254740991 and (dropped_kobo > 0 or paid_out is not null));
create index cash_deposit_by_paid_out on cash_deposit using gin (paid_out) where paid_out is not null;
