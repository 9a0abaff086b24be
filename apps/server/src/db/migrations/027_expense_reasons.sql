-- Why an expense was deleted once it was decided on. Null where nobody had decided.
alter table expense
  add column deleted_reason text constraint expense_deleted_reason_length check (length(deleted_reason) between 1 and 200);
