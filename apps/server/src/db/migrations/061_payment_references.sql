-- Under which reference somebody says that they have paid by transfer or POS; by what reference it was seen is awaited_payment's.
alter table ticket
  add column payment_reference text constraint ticket_payment_reference_length check (length(payment_reference) between 1 and 60);
alter table waybill
  add column payment_reference text constraint waybill_payment_reference_length check (length(payment_reference) between 1 and 60);
