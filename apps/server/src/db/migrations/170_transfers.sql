-- Account numbers that a payment provider gives for one sale each, its events that money came, and the money that its own server confirmed (docs/transfers.md).
create table transfer_account (
  -- Our reference at the provider.
  id uuid primary key,
  ticket_id uuid references ticket,
  waybill_id uuid references waybill,
  provider text collate "C" not null constraint transfer_account_provider check (provider in ('Monnify', 'Paystack')),
  amount_kobo bigint not null constraint transfer_account_amount check (amount_kobo > 0),
  asked_by uuid not null references person,
  asked_at timestamptz(3) not null,
  -- What the provider gave; null until it has answered.
  bank text,
  number text,
  name text,
  until timestamptz(3) not null,
  -- When the provider is asked next whether money came; null if it is not asked any more.
  ask_at timestamptz(3),
  constraint transfer_account_of_one_record check (num_nonnulls(ticket_id, waybill_id) = 1),
  constraint transfer_account_given check (num_nulls(bank, number, name) in (0, 3))
);
create index transfer_account_of_ticket on transfer_account (ticket_id) where ticket_id is not null;
create index transfer_account_of_waybill on transfer_account (waybill_id) where waybill_id is not null;
create index transfer_account_due on transfer_account (ask_at) where ask_at is not null;

-- What a provider has told, as it was received; it is asked for the reference afterwards.
create table provider_event (
  id uuid primary key,
  provider text collate "C" not null constraint provider_event_provider check (provider in ('Monnify', 'Paystack')),
  reference text not null,
  body text not null,
  at timestamptz(3) not null,
  -- When the provider is asked next; null once its answer is stored.
  ask_at timestamptz(3)
);
create index provider_event_due on provider_event (ask_at) where ask_at is not null;
create index provider_event_over on provider_event (at) where ask_at is null;

-- Each transfer that a provider's own server says has come.
create table provider_money (
  id uuid primary key,
  provider text collate "C" not null constraint provider_money_provider check (provider in ('Monnify', 'Paystack')),
  -- The provider's reference of the transfer.
  reference text collate "C" not null,
  -- The reference under which it came: the id of an account, if it is one of ours.
  came_for text not null,
  account_id uuid references transfer_account,
  amount_kobo bigint not null constraint provider_money_amount check (amount_kobo > 0),
  fee_kobo bigint not null constraint provider_money_fee check (fee_kobo >= 0),
  paid_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  sender_name text not null,
  sender_account text not null,
  sender_bank text not null,
  constraint provider_money_once unique (provider, reference)
);
create index provider_money_came_for on provider_money (came_for);
create index provider_money_of_account on provider_money (account_id) where account_id is not null;
create function provider_money_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'Money that came is never changed', constraint = 'provider_money_only_grows';
end $$;
create trigger provider_money_only_grows before update or delete on provider_money
  for each row execute function provider_money_only_grows();
create trigger provider_money_is_never_emptied before truncate on provider_money
  for each statement execute function provider_money_only_grows();
select seal_rows_of('provider_money');

-- What came for a sale and pays for nothing, as it was when its provider was last asked. It follows from the money and the payments; it is kept for the list of what there is to look at.
create table transfer_surplus (
  -- The ticket or waybill, of a party that was split the first one.
  record_id uuid primary key,
  amount_kobo bigint not null constraint transfer_surplus_amount check (amount_kobo > 0),
  since timestamptz(3) not null
);

-- A record and all others of its sale, which were split from it or from which it was split: one transfer pays for them together.
create function records_of_sale(of_record uuid) returns table (id uuid) language sql stable as $$
  select later.id from former_records(of_record) as former left join ticket on ticket.id = former.id
    cross join later_records(former.id, '-infinity') as later where ticket.split_from is null $$;

-- A payment that a provider has confirmed was settled by no person.
alter table awaited_payment
  add column provider text collate "C" constraint awaited_payment_provider check (provider in ('Monnify', 'Paystack')),
  -- Why somebody confirmed it by hand although a provider had given it an account number.
  add column by_hand_reason text constraint awaited_payment_by_hand_reason_length check (length(by_hand_reason) between 1 and 200),
  drop constraint awaited_payment_settled_by,
  add constraint awaited_payment_settled_by
    check ((settled_by is null) = (outcome is null or outcome = 'Expired' or provider is not null)),
  add constraint awaited_payment_provider_of check (provider is null or outcome is not distinct from 'Confirmed');
create index awaited_payment_by_hand on awaited_payment (settled_at) where by_hand_reason is not null;
do $$
declare
  settled text := pg_get_functiondef('awaited_payment_is_settled_once()'::regprocedure);
begin
  execute replace(settled, '''settled_by'', ''reference''', '''settled_by'', ''provider'', ''by_hand_reason'', ''reference''');
  if strpos(pg_get_functiondef('awaited_payment_is_settled_once()'::regprocedure), '''provider''') = 0 then
    raise exception 'Payments are settled in a way that is not known here';
  end if;
end $$;

-- Nor was the change that its history shows.
alter table change
  alter column person_id drop not null,
  add column provider text collate "C" constraint change_provider check (provider in ('Monnify', 'Paystack')),
  add constraint change_by check ((person_id is null) = (provider is not null));
