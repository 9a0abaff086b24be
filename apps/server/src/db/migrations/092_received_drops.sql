-- Who received the cash of a drop, and that they or the head office confirmed it; and for how many days a drop may wait for the bank.
alter table cash_drop
  -- Null: dropped before this was recorded, or counted at closing.
  add column receiver_name text constraint cash_drop_receiver_length check (length(receiver_name) between 1 and 200),
  -- The colleague of that name at the drawer's terminal, who can confirm it; null for everybody else.
  add column receiver_id uuid references person,
  add constraint cash_drop_receiver_has_a_name check (receiver_id is null or receiver_name is not null);
create index cash_drop_by_receiver on cash_drop (receiver_id) where receiver_id is not null;

alter table company
  add column banking_days integer not null default 3 constraint company_banking_days check (banking_days between 1 and 31);

create table cash_drop_receipt (
  id uuid primary key,
  drop_id uuid not null constraint cash_drop_receipt_once unique references cash_drop,
  -- The receiver, or a super admin.
  person_id uuid not null references person,
  at timestamptz(3) not null
);
create index cash_drop_receipt_by_person on cash_drop_receipt (person_id);

create function cash_drop_receipt_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'A receipt is confirmed once, and stays', constraint = 'cash_drop_receipt_only_grows';
end $$;
create trigger cash_drop_receipt_only_grows before update or delete on cash_drop_receipt
  for each row execute function cash_drop_receipt_only_grows();
create trigger cash_drop_receipt_is_never_emptied before truncate on cash_drop_receipt
  for each statement execute function cash_drop_receipt_only_grows();

do $$
declare
  sealed text := pg_get_functiondef('sealed_row(text, uuid)'::regprocedure);
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'seal_about');
begin
  execute replace(sealed, 'when ''cash_drop'' then',
    'when ''cash_drop_receipt'' then return (select to_jsonb(t) from cash_drop_receipt as t where t.id = row_id);
    when ''cash_drop'' then');
  alter table seal drop constraint seal_about;
  execute 'alter table seal add constraint seal_about ' || replace(known, '''cash_drop''::text', '''cash_drop''::text, ''cash_drop_receipt''::text');
end $$;
create constraint trigger cash_drop_receipt_is_sealed after insert on cash_drop_receipt deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();

-- What was sold outside every drawer, by day.
create index operation_in_no_drawer on operation (at) where shift_id is null and late_shift_id is null;
