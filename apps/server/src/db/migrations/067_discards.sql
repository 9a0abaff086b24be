-- A sale that was entered on a machine, never came into the books and was thrown away there: what it was, whose, and why.
create table discarded_sale (
  id uuid primary key,
  person_id uuid not null references person,
  -- Null for the head office.
  terminal_id uuid references terminal,
  -- The drawer that it was made in, as far as its machine knew.
  shift_id uuid references shift,
  counter text not null constraint discarded_sale_counter_length check (length(counter) <= 40),
  kind text collate "C" not null constraint discarded_sale_kind check (kind in ('Ticket', 'Waybill', 'Expense')),
  details text not null constraint discarded_sale_details_length check (length(details) <= 200),
  amount_kobo bigint not null constraint discarded_sale_amount check (amount_kobo between 0 and 9007199254740991),
  method text collate "C" not null constraint discarded_sale_method check (method in ('Bank Transfer', 'Cash', 'POS')),
  slips integer not null constraint discarded_sale_slips check (slips >= 0),
  refusal text not null constraint discarded_sale_refusal_length check (length(refusal) <= 200),
  reason text not null constraint discarded_sale_reason_length check (length(reason) between 1 and 200),
  -- Both by the clock of the machine.
  made_at timestamptz(3) not null,
  discarded_at timestamptz(3) not null,
  at timestamptz(3) not null
);
create index discarded_sale_by_time on discarded_sale (at, id);
create index discarded_sale_by_amount on discarded_sale (amount_kobo, id);
create index discarded_sale_by_shift on discarded_sale (shift_id, at) where shift_id is not null;
create index discarded_sale_by_person on discarded_sale (person_id, at);
create index discarded_sale_by_terminal on discarded_sale (terminal_id, at) where terminal_id is not null;

-- Whom it was for: apart, as it goes when the company keeps it no longer.
create table discarded_name (
  discard_id uuid primary key references discarded_sale,
  name text not null constraint discarded_name_length check (length(name) between 1 and 200)
);

create function discarded_sale_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'What was discarded stays on record', constraint = 'discarded_sale_only_grows';
end $$;
create trigger discarded_sale_only_grows before update or delete on discarded_sale
  for each row execute function discarded_sale_only_grows();
create trigger discarded_sale_is_never_emptied before truncate on discarded_sale
  for each statement execute function discarded_sale_only_grows();
create trigger discarded_name_stays_or_goes before update on discarded_name
  for each row execute function discarded_sale_only_grows();

do $$
declare
  sealed text := pg_get_functiondef('sealed_row(text, uuid)'::regprocedure);
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'seal_about');
begin
  execute replace(sealed, 'when ''cash_drop'' then',
    'when ''discarded_sale'' then return (select to_jsonb(t) from discarded_sale as t where t.id = row_id);
    when ''cash_drop'' then');
  alter table seal drop constraint seal_about;
  execute 'alter table seal add constraint seal_about ' || replace(known, '''cash_drop''::text', '''cash_drop''::text, ''discarded_sale''::text');
end $$;
create constraint trigger discarded_sale_is_sealed after insert on discarded_sale deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
