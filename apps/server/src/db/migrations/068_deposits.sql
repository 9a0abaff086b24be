-- What was counted when a drawer was closed is on its way to the bank, less what stays in it as the next float; what is paid in there
-- together, a deposit, says how much that was.
alter table shift
  -- Null: its cash was taken over or never counted, or it was closed before this was asked.
  add column float_left_kobo bigint,
  add constraint shift_float_left check (float_left_kobo between 0 and counted_cash_kobo),
  add constraint shift_float_left_at_closing check (float_left_kobo is null or (closed_at is not null and notes is not null));
-- What the shift before has left at a counter, for the next one there.
create index shift_of_counter on shift (terminal_id, lower(counter), closed_at);

create or replace function shift_only_goes_on() returns trigger language plpgsql as $$
declare
  free text[] := array['version', 'search'];
begin
  if tg_op = 'UPDATE' then
    if old.counted_at is null and new.counted_at is not null then
      free := free || array['counted_at', 'counted_by', 'notes', 'coins_kobo', 'counted_cash_kobo', 'counted_pos_kobo',
        'counted_transfer_kobo', 'expected_cash_kobo', 'expected_pos_kobo', 'expected_transfer_kobo'];
    end if;
    if old.closed_at is null and new.closed_at is not null then
      free := free || array['closed_at', 'closed_by', 'reason', 'report_number', 'float_left_kobo'];
    end if;
    if to_jsonb(new) - free = to_jsonb(old) - free then return new; end if;
  end if;
  raise check_violation using message = 'A shift is counted once and closed once', constraint = 'shift_only_goes_on';
end $$;

-- Cash leaves a drawer while it is open, and once more when it is closed: what was counted and does not stay. Null: while it was open.
alter table cash_drop
  add column is_closing boolean constraint cash_drop_is_closing check (is_closing);
create unique index cash_drop_one_at_closing on cash_drop (shift_id) where is_closing;

create or replace function cash_drop_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.is_closing then
      perform from shift where id = new.shift_id and closed_at is not null and new.amount_kobo = counted_cash_kobo - float_left_kobo;
    else
      perform from shift where id = new.shift_id and counted_at is null for share;
    end if;
    if found then return new; end if;
  end if;
  raise check_violation using message = 'Cash leaves an open shift, and stays dropped', constraint = 'cash_drop_only_grows';
end $$;

-- What was paid in at the bank at once. Where it is not what left the drawers, somebody says why.
create table cash_deposit (
  id uuid primary key,
  terminal_id uuid not null references terminal,
  slip text not null constraint cash_deposit_slip_length check (length(slip) between 1 and 200),
  amount_kobo bigint not null constraint cash_deposit_amount check (amount_kobo between 1 and 9007199254740991),
  -- What left the drawers.
  dropped_kobo bigint not null constraint cash_deposit_dropped check (dropped_kobo between 1 and 9007199254740991),
  reason text constraint cash_deposit_reason_length check (length(reason) between 1 and 200),
  person_id uuid not null references person,
  at timestamptz(3) not null,
  constraint cash_deposit_says_why check (reason is not null or amount_kobo = dropped_kobo)
);
create index cash_deposit_by_time on cash_deposit (at, id);
create index cash_deposit_by_person on cash_deposit (person_id);
create index cash_deposit_by_terminal on cash_deposit (terminal_id, at);
-- Null: paid in by itself, as it was dropped.
alter table cash_banking
  add column deposit_id uuid references cash_deposit;
create index cash_banking_by_deposit on cash_banking (deposit_id) where deposit_id is not null;

create trigger cash_deposit_only_grows before update or delete on cash_deposit
  for each row execute function cash_banking_only_grows();
create trigger cash_deposit_is_never_emptied before truncate on cash_deposit
  for each statement execute function cash_banking_only_grows();

do $$
declare
  sealed text := pg_get_functiondef('sealed_row(text, uuid)'::regprocedure);
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'seal_about');
begin
  execute replace(sealed, 'when ''cash_drop'' then',
    'when ''cash_deposit'' then return (select to_jsonb(t) from cash_deposit as t where t.id = row_id);
    when ''cash_drop'' then');
  alter table seal drop constraint seal_about;
  execute 'alter table seal add constraint seal_about ' || replace(known, '''cash_drop''::text', '''cash_drop''::text, ''cash_deposit''::text');
end $$;
create constraint trigger cash_deposit_is_sealed after insert on cash_deposit deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
