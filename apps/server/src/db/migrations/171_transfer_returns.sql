-- What the office sent back from its bank of transfers that pay for nothing, and what a second person says about it (docs/transfers.md).
create table transfer_return (
  id uuid primary key,
  money_id uuid not null references provider_money,
  amount_kobo bigint not null constraint transfer_return_amount check (amount_kobo > 0),
  -- The name, account and bank to which it was sent, and the reference that the bank gave.
  account text not null constraint transfer_return_account_length check (length(account) between 1 and 200),
  reference text not null constraint transfer_return_reference_length check (length(reference) between 1 and 60),
  person_id uuid not null references person,
  at timestamptz(3) not null,
  constraint transfer_return_of_person unique (id, person_id)
);
create index transfer_return_of_money on transfer_return (money_id);
create index transfer_return_by_reference on transfer_return (reference_key(reference));

create table transfer_return_answer (
  id uuid primary key,
  return_id uuid not null constraint transfer_return_answer_once unique,
  returned_by uuid not null,
  person_id uuid not null references person,
  at timestamptz(3) not null,
  -- Why it counts as not sent; null if it was sent.
  refusal text constraint transfer_return_answer_refusal_length check (length(refusal) between 1 and 200),
  constraint transfer_return_answer_of_return foreign key (return_id, returned_by) references transfer_return (id, person_id),
  constraint transfer_return_answer_by_another check (person_id <> returned_by)
);

create function transfer_return_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'What was sent back stays on record', constraint = 'transfer_return_only_grows';
end $$;
create trigger transfer_return_only_grows before update or delete on transfer_return
  for each row execute function transfer_return_only_grows();
create trigger transfer_return_is_never_emptied before truncate on transfer_return
  for each statement execute function transfer_return_only_grows();
create trigger transfer_return_answer_only_grows before update or delete on transfer_return_answer
  for each row execute function transfer_return_only_grows();
create trigger transfer_return_answer_is_never_emptied before truncate on transfer_return_answer
  for each statement execute function transfer_return_only_grows();
select seal_rows_of('transfer_return');
select seal_rows_of('transfer_return_answer');

-- A sale stays on the list of what there is to look at until a second person has confirmed what was sent back.
alter table transfer_surplus
  add column unconfirmed_kobo bigint not null default 0,
  drop constraint transfer_surplus_amount,
  add constraint transfer_surplus_amount
    check (amount_kobo >= 0 and unconfirmed_kobo >= 0 and amount_kobo + unconfirmed_kobo > 0);

-- When a provider last worked with keys that take real money, at its own server: by the command check payments.
create table provider_check (
  provider text collate "C" primary key constraint provider_check_provider check (provider in ('Monnify', 'Paystack')),
  checked_at timestamptz(3) not null
);

-- A reference that is confirmed by hand is compared with those of the money that came.
create index provider_money_by_reference on provider_money (reference_key(reference));

-- What came for a sale is free or not as its payments say. Once one of them is settled by anybody but a provider, its accounts are asked about again.
create function settled_sale_is_asked_about() returns trigger language plpgsql as $$
begin
  update transfer_account set ask_at = new.settled_at where id in (
    select account.id from operation cross join records_of_sale(coalesce(operation.ticket_id, operation.waybill_id)) as record
      join transfer_account as account on account.ticket_id = record.id where operation.id = new.id
    union all
    select account.id from operation join transfer_account as account on account.waybill_id = operation.waybill_id where operation.id = new.id);
  return null;
end $$;
create trigger awaited_payment_is_asked_about after update of outcome on awaited_payment
  for each row when (old.outcome is null and new.outcome is not null and new.provider is null)
  execute function settled_sale_is_asked_about();
