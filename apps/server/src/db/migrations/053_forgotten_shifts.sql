-- A shift that its person left open is ended by the head office, counted or not; what is found later is a row of its own that names it.
alter table shift
  -- Null: whose shift it is.
  add column counted_by uuid references person,
  add column closed_by uuid references person,
  drop constraint shift_counted_whole,
  add constraint shift_counted_whole check (
    num_nulls(counted_at, expected_cash_kobo, expected_pos_kobo, expected_transfer_kobo) in (0, 4)
  ),
  add constraint shift_count_is_whole check (
    num_nulls(notes, coins_kobo, counted_cash_kobo, counted_pos_kobo, counted_transfer_kobo) in (0, 5)
  ),
  add constraint shift_count_has_its_time check (notes is null or counted_at is not null),
  -- Nobody counts: then somebody else closes it at once, and says why.
  add constraint shift_uncounted_is_closed check (
    counted_at is null or notes is not null or (closed_by is not null and closed_at is not null and reason is not null)
  ),
  add constraint shift_counted_by_somebody check (counted_by is null or notes is not null),
  add constraint shift_closed_by_somebody check (closed_by is null or closed_at is not null);
create index shift_by_counter on shift (counted_by) where counted_by is not null;
create index shift_by_closer on shift (closed_by) where closed_by is not null;

-- Counted once, closed once, also both at once; nothing else of it ever changes.
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
      free := free || array['closed_at', 'closed_by', 'reason', 'report_number'];
    end if;
    if to_jsonb(new) - free = to_jsonb(old) - free then return new; end if;
  end if;
  raise check_violation using message = 'A shift is counted once and closed once', constraint = 'shift_only_goes_on';
end $$;

-- What was found after a shift was closed: so much more (above zero) or less by a way of paying than its report says.
create table shift_correction (
  id uuid primary key,
  shift_id uuid not null references shift,
  method text collate "C" not null constraint shift_correction_method check (method in ('Bank Transfer', 'Cash', 'POS')),
  amount_kobo bigint not null
    constraint shift_correction_amount check (amount_kobo <> 0 and abs(amount_kobo) <= 9007199254740991),
  reason text not null constraint shift_correction_reason_length check (length(reason) between 1 and 200),
  person_id uuid not null references person,
  at timestamptz(3) not null
);
create index shift_correction_by_shift on shift_correction (shift_id, at);
create index shift_correction_by_person on shift_correction (person_id);

create function shift_correction_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from shift where id = new.shift_id and closed_at is not null;
    if found then return new; end if;
  end if;
  raise check_violation using
    message = 'A correction is of a closed shift, and stays', constraint = 'shift_correction_only_grows';
end $$;
create trigger shift_correction_only_grows before insert or update or delete on shift_correction
  for each row execute function shift_correction_only_grows();
create trigger shift_correction_is_never_emptied before truncate on shift_correction
  for each statement execute function shift_correction_only_grows();

-- One more table is sealed. What is there stays as it is, whichever migration made it.
do $$
declare
  sealed text := pg_get_functiondef('sealed_row(text, uuid)'::regprocedure);
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'seal_about');
begin
  execute replace(sealed, 'when ''cash_drop'' then',
    'when ''shift_correction'' then return (select to_jsonb(t) from shift_correction as t where t.id = row_id);
    when ''cash_drop'' then');
  alter table seal drop constraint seal_about;
  execute 'alter table seal add constraint seal_about ' || replace(known, '''cash_drop''::text', '''cash_drop''::text, ''shift_correction''::text');
end $$;
create constraint trigger shift_correction_is_sealed after insert on shift_correction deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
