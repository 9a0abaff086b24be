-- Fewer settings. What a company has set stays as it is, in its new place. The kind of company that the set-up chose is kept; a company of before has none.
alter table company
  add column kind text collate "C" constraint company_kind check (kind in ('park', 'terminals', 'large')),
  add column accounts text not null default '' constraint company_accounts_length check (length(accounts) <= 4000);

alter table company disable trigger company_raises_its_version;
update company set accounts = concat_ws(e'\n',
  'Tickets: ' || nullif(trim(ticket_account), ''),
  'Waybills: ' || nullif(trim(waybill_account), ''),
  'Expenses: ' || nullif(trim(expense_account), ''),
  'Cash: ' || nullif(trim(cash_account), ''),
  'POS: ' || nullif(trim(pos_account), ''),
  'Bank Transfer: ' || nullif(trim(transfer_account), ''),
  'Other: ' || nullif(trim(other_account), ''));
alter table company enable trigger company_raises_its_version;
