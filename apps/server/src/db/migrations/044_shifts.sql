-- Whose money is in which drawer: a shift is one person at one counter of a terminal, and each line of the ledger belongs to at most one.
create table shift (
  id uuid primary key,
  version integer not null default 1,
  person_id uuid not null references person,
  terminal_id uuid not null references terminal,
  counter text not null constraint shift_counter_length check (length(counter) between 1 and 40),
  opened_at timestamptz(3) not null,
  float_kobo bigint not null constraint shift_float check (float_kobo between 0 and 9007199254740991),
  -- What was found: how many there are of ₦1,000, 500, 200, 100, 50, 20, 10 and 5, and what the coins come to.
  counted_at timestamptz(3),
  notes integer[] constraint shift_notes check (array_length(notes, 1) = 8 and array_position(notes, null) is null and 0 <= all (notes)),
  coins_kobo bigint constraint shift_coins check (coins_kobo >= 0),
  counted_cash_kobo bigint,
  counted_pos_kobo bigint constraint shift_pos check (counted_pos_kobo >= 0),
  counted_transfer_kobo bigint constraint shift_transfer check (counted_transfer_kobo >= 0),
  -- What should have been there.
  expected_cash_kobo bigint,
  expected_pos_kobo bigint,
  expected_transfer_kobo bigint,
  closed_at timestamptz(3),
  reason text constraint shift_reason_length check (length(reason) between 1 and 200),
  -- Of the terminal, without gaps.
  report_number integer constraint shift_report_number check (report_number >= 1),
  search text not null generated always as (
    search_text(counter) || e'\n' || coalesce(search_text(reason), '') || e'\n' || coalesce(report_number::text, '')
  ) stored,
  constraint shift_counted_whole check (
    num_nulls(counted_at, notes, coins_kobo, counted_cash_kobo, counted_pos_kobo, counted_transfer_kobo, expected_cash_kobo,
      expected_pos_kobo, expected_transfer_kobo) in (0, 9)
  ),
  constraint shift_cash_is_its_notes check (
    counted_cash_kobo = coins_kobo + 100 * (1000::bigint * notes[1] + 500::bigint * notes[2] + 200::bigint * notes[3]
      + 100::bigint * notes[4] + 50::bigint * notes[5] + 20::bigint * notes[6] + 10::bigint * notes[7] + 5::bigint * notes[8])
  ),
  constraint shift_closed_with_a_report check ((closed_at is null) = (report_number is null)),
  constraint shift_counted_before_closed check (closed_at is null or counted_at is not null),
  constraint shift_says_why check (
    closed_at is null or reason is not null
    or (counted_cash_kobo, counted_pos_kobo, counted_transfer_kobo) = (expected_cash_kobo, expected_pos_kobo, expected_transfer_kobo)
  ),
  constraint shift_report_once unique (terminal_id, report_number)
);
create unique index shift_one_of_a_person on shift (person_id) where closed_at is null;
create unique index shift_one_of_a_counter on shift (terminal_id, lower(counter)) where closed_at is null;
create index shift_by_opening on shift (opened_at, id);
create index shift_of_person on shift (person_id, opened_at, id);
create index shift_of_terminal on shift (terminal_id, opened_at, id);
create trigger shift_raises_its_version before update on shift
  for each row execute function record_raises_its_version();

-- Counted once, closed once; nothing else of it ever changes.
create function shift_only_goes_on() returns trigger language plpgsql as $$
declare
  free text[] := array['version', 'search'];
begin
  if tg_op = 'UPDATE' then
    if old.counted_at is null and new.counted_at is not null then
      free := free || array['counted_at', 'notes', 'coins_kobo', 'counted_cash_kobo', 'counted_pos_kobo', 'counted_transfer_kobo',
        'expected_cash_kobo', 'expected_pos_kobo', 'expected_transfer_kobo'];
    elsif old.counted_at is not null and old.closed_at is null and new.closed_at is not null then
      free := free || array['closed_at', 'reason', 'report_number'];
    end if;
    if to_jsonb(new) - free = to_jsonb(old) - free then return new; end if;
  end if;
  raise check_violation using message = 'A shift is counted once and closed once', constraint = 'shift_only_goes_on';
end $$;
create trigger shift_only_goes_on before update or delete on shift for each row execute function shift_only_goes_on();
create trigger shift_is_never_emptied before truncate on shift for each statement execute function shift_only_goes_on();

-- Cash that was taken out of a drawer.
create table cash_drop (
  id uuid primary key,
  shift_id uuid not null references shift,
  amount_kobo bigint not null constraint cash_drop_amount check (amount_kobo between 1 and 9007199254740991),
  note text constraint cash_drop_note_length check (length(note) between 1 and 200),
  at timestamptz(3) not null
);
create index cash_drop_by_shift on cash_drop (shift_id, at);

create function cash_drop_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from shift where id = new.shift_id and counted_at is null for share;
    if found then return new; end if;
  end if;
  raise check_violation using message = 'Cash leaves an open shift, and stays dropped', constraint = 'cash_drop_only_grows';
end $$;
create trigger cash_drop_only_grows before insert or update or delete on cash_drop
  for each row execute function cash_drop_only_grows();
create trigger cash_drop_is_never_emptied before truncate on cash_drop
  for each statement execute function cash_drop_only_grows();

-- A line belongs to the open shift of whoever makes it, at the terminal whose money it is: held until the commit, so that nobody counts
-- meanwhile. None: head office, or nobody had opened one. How it was paid stays as it was then.
alter table operation
  add column shift_id uuid references shift,
  add column method text collate "C" constraint operation_method check (method in ('Bank Transfer', 'Cash', 'POS'));
create index operation_by_shift on operation (shift_id) where shift_id is not null;

create function operation_belongs_to_its_shift() returns trigger language plpgsql as $$
begin
  select id into new.shift_id from shift
    where person_id = new.person_id and terminal_id = new.terminal_id and counted_at is null and closed_at is null for share;
  new.method := coalesce(
    (select method from operation where id = new.reverses),
    (select payment_method from ticket where id = new.ticket_id),
    (select payment_method from waybill where id = new.waybill_id)
  );
  return new;
end $$;
create trigger operation_belongs_to_its_shift before insert on operation
  for each row execute function operation_belongs_to_its_shift();

-- Shifts are sealed in each of their states, and what was dropped is, too.
alter table seal
  drop constraint seal_about,
  add constraint seal_about check (
    about in ('ticket', 'waybill', 'expense', 'operation', 'change', 'audit_event', 'shift', 'cash_drop')
  );

create or replace function sealed_row(about text, row_id uuid) returns jsonb language plpgsql stable set timezone to 'UTC' as $$
begin
  case about
    when 'ticket' then
      return (select to_jsonb(t) - array['search', 'passenger_search', 'route_id', 'vehicle_id', 'origin_terminal_id',
            'destination_terminal_id', 'trip_departs_at']
          || jsonb_build_object(
            'seats', (select jsonb_agg(seat_number order by seat_number) from ticket_seat where ticket_id = t.id),
            'companions', (
              select jsonb_agg(to_jsonb(p) - array['id', 'ticket_id', 'is_first', 'sold_terminal_id'] order by seat_number)
              from passenger as p where ticket_id = t.id and not is_first and name is not null))
        from ticket as t where t.id = row_id);
    when 'waybill' then return (select to_jsonb(t) - 'search' from waybill as t where t.id = row_id);
    when 'expense' then return (select to_jsonb(t) - 'search' from expense as t where t.id = row_id);
    when 'operation' then return (select to_jsonb(t) - 'search' from operation as t where t.id = row_id);
    when 'change' then return (select to_jsonb(t) from change as t where t.id = row_id);
    when 'shift' then return (select to_jsonb(t) - 'search' from shift as t where t.id = row_id);
    when 'cash_drop' then return (select to_jsonb(t) from cash_drop as t where t.id = row_id);
    when 'audit_event' then
      return (select to_jsonb(t) - array['search', 'count', 'count_sha256'] from audit_event as t where t.id = row_id);
  end case;
end $$;

create constraint trigger shift_is_sealed after insert on shift deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
create constraint trigger shift_is_sealed_anew after update on shift deferrable initially deferred
  for each row when (old.version <> new.version and current_setting('motorpark.chain', true) <> '')
  execute function row_is_sealed();
create constraint trigger cash_drop_is_sealed after insert on cash_drop deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
