-- Expenses that a drawer paid at once, and drawers that somebody else counted and took over.
create table drawer_payment (
  id uuid primary key,
  shift_id uuid not null references shift,
  expense_id uuid not null references expense,
  -- Below zero where it came back, or the expense turned out to be less.
  amount_kobo bigint not null
    constraint drawer_payment_amount check (amount_kobo <> 0 and abs(amount_kobo) <= 9007199254740991),
  -- What kind of expense it was then.
  words text not null constraint drawer_payment_words_length check (length(words) between 1 and 200),
  at timestamptz(3) not null
);
create index drawer_payment_by_shift on drawer_payment (shift_id, at);
create index drawer_payment_by_expense on drawer_payment (expense_id);

-- One drawer pays an expense, and only while nobody has counted it.
create function drawer_payment_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from shift where id = new.shift_id and counted_at is null for share;
    if found and not exists (
      select from drawer_payment where expense_id = new.expense_id and shift_id <> new.shift_id
    ) then
      return new;
    end if;
  end if;
  raise check_violation using
    message = 'An open shift pays an expense, and it stays paid', constraint = 'drawer_payment_only_grows';
end $$;
create trigger drawer_payment_only_grows before insert or update or delete on drawer_payment
  for each row execute function drawer_payment_only_grows();
create trigger drawer_payment_is_never_emptied before truncate on drawer_payment
  for each statement execute function drawer_payment_only_grows();

-- The shift whose drawer somebody took over by counting it: what they counted is their float.
alter table shift
  add column taken_over_from uuid references shift,
  add constraint shift_taken_over_once unique (taken_over_from);

create function shift_begins_with_what_it_took_over() returns trigger language plpgsql as $$
begin
  perform from shift
    where id = new.taken_over_from and terminal_id = new.terminal_id and counter = new.counter and closed_by = new.person_id
      and counted_by = new.person_id and counted_cash_kobo = new.float_kobo;
  if found then return new; end if;
  raise check_violation using
    message = 'A drawer is taken over with what was counted in it', constraint = 'shift_begins_with_what_it_took_over';
end $$;
create trigger shift_begins_with_what_it_took_over before insert on shift
  for each row when (new.taken_over_from is not null) execute function shift_begins_with_what_it_took_over();

do $$
declare
  sealed text := pg_get_functiondef('sealed_row(text, uuid)'::regprocedure);
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'seal_about');
begin
  execute replace(sealed, 'when ''cash_drop'' then',
    'when ''drawer_payment'' then return (select to_jsonb(t) from drawer_payment as t where t.id = row_id);
    when ''cash_drop'' then');
  alter table seal drop constraint seal_about;
  execute 'alter table seal add constraint seal_about ' || replace(known, '''cash_drop''::text', '''cash_drop''::text, ''drawer_payment''::text');
end $$;
create constraint trigger drawer_payment_is_sealed after insert on drawer_payment deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
