-- What a payment provider says it has paid out to the company's bank, and for which payments (docs/transfers.md#settlement).
create table settlement (
  id uuid primary key,
  provider text collate "C" not null constraint settlement_provider check (provider in ('Monnify', 'Paystack')),
  reference text collate "C" not null,
  -- What came to the bank, and what the provider kept.
  amount_kobo bigint not null constraint settlement_amount check (amount_kobo >= 0),
  fee_kobo bigint not null constraint settlement_fee check (fee_kobo >= 0),
  payments integer not null constraint settlement_payments check (payments >= 0),
  paid_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  constraint settlement_once unique (provider, reference)
);
create index settlement_paid_at on settlement (paid_at, id);

create table settlement_line (
  id uuid primary key,
  settlement_id uuid not null references settlement,
  -- The provider's reference of the payment, and ours, under which its money came.
  reference text collate "C" not null,
  came_for text not null,
  amount_kobo bigint not null constraint settlement_line_amount check (amount_kobo >= 0),
  fee_kobo bigint not null constraint settlement_line_fee check (fee_kobo >= 0),
  constraint settlement_line_once unique (settlement_id, reference)
);
create index settlement_line_came_for on settlement_line (came_for);

create function settlement_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'What was paid out is never changed', constraint = 'settlement_only_grows';
end $$;
create trigger settlement_only_grows before update or delete on settlement
  for each row execute function settlement_only_grows();
create trigger settlement_is_never_emptied before truncate on settlement
  for each statement execute function settlement_only_grows();
create trigger settlement_line_only_grows before update or delete on settlement_line
  for each row execute function settlement_only_grows();
create trigger settlement_line_is_never_emptied before truncate on settlement_line
  for each statement execute function settlement_only_grows();
select seal_rows_of('settlement');
select seal_rows_of('settlement_line');

-- What a provider is asked for next: a settlement that its event named, or with an empty reference whatever it has paid out since `at`.
create table settlement_due (
  provider text collate "C" not null constraint settlement_due_provider check (provider in ('Monnify', 'Paystack')),
  reference text collate "C" not null,
  at timestamptz(3) not null,
  ask_at timestamptz(3) not null,
  primary key (provider, reference)
);

-- What differs between what was paid out and what came, as of the last question. It follows from both; it is kept for the lists.
create table settlement_difference (
  -- The line of a settlement, the settlement whose sum differs, or the money that is in none.
  id uuid primary key,
  settlement_id uuid references settlement,
  kind text collate "C" not null constraint settlement_difference_kind
    check (kind in ('Not known here', 'Another amount', 'Another sum', 'Not paid out')),
  -- What was paid out too much; below zero, too little.
  amount_kobo bigint not null constraint settlement_difference_amount check (amount_kobo <> 0)
);
create index settlement_difference_of on settlement_difference (settlement_id);

-- Money that came is looked for in settlements by the time at which it came.
create index provider_money_paid_at on provider_money (paid_at);
