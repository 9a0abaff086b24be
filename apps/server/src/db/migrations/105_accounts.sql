-- The accounts of the company's bookkeeping that the ledger's file names; empty until the company sets them.
alter table company
  add column ticket_account text not null default '' constraint company_ticket_account_length check (length(ticket_account) <= 40),
  add column waybill_account text not null default '' constraint company_waybill_account_length check (length(waybill_account) <= 40),
  add column expense_account text not null default '' constraint company_expense_account_length check (length(expense_account) <= 40),
  add column cash_account text not null default '' constraint company_cash_account_length check (length(cash_account) <= 40),
  add column pos_account text not null default '' constraint company_pos_account_length check (length(pos_account) <= 40),
  add column transfer_account text not null default '' constraint company_transfer_account_length check (length(transfer_account) <= 40),
  add column other_account text not null default '' constraint company_other_account_length check (length(other_account) <= 40);
