-- A drop that was typed wrong is taken back while its drawer is open: an entry of its own, beside the drop.
create table cash_drop_return (
  id uuid primary key,
  drop_id uuid not null constraint cash_drop_return_once unique references cash_drop,
  reason text not null constraint cash_drop_return_reason_length check (length(reason) between 1 and 200),
  person_id uuid not null references person,
  at timestamptz(3) not null
);
create index cash_drop_return_by_person on cash_drop_return (person_id);

create function cash_drop_return_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from cash_drop join shift on shift.id = cash_drop.shift_id
      where cash_drop.id = new.drop_id and counted_at is null
        and not exists (select from cash_banking where cash_banking.drop_id = new.drop_id)
      for share of shift for update of cash_drop;
    if found then return new; end if;
  end if;
  raise check_violation using message = 'A drop is taken back once, while its drawer is open',
    constraint = 'cash_drop_return_only_grows';
end $$;
create trigger cash_drop_return_only_grows before insert or update or delete on cash_drop_return
  for each row execute function cash_drop_return_only_grows();
create trigger cash_drop_return_is_never_emptied before truncate on cash_drop_return
  for each statement execute function cash_drop_return_only_grows();

create function cash_banking_is_of_cash_that_left() returns trigger language plpgsql as $$
begin
  perform from cash_drop where id = new.drop_id for update;
  perform from cash_drop_return where drop_id = new.drop_id;
  if not found then return new; end if;
  raise check_violation using message = 'What was taken back is not banked', constraint = 'cash_banking_is_of_cash_that_left';
end $$;
create trigger cash_banking_is_of_cash_that_left before insert on cash_banking
  for each row execute function cash_banking_is_of_cash_that_left();

do $$
declare
  sealed text := pg_get_functiondef('sealed_row(text, uuid)'::regprocedure);
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'seal_about');
begin
  execute replace(sealed, 'when ''cash_drop'' then',
    'when ''cash_drop_return'' then return (select to_jsonb(t) from cash_drop_return as t where t.id = row_id);
    when ''cash_drop'' then');
  alter table seal drop constraint seal_about;
  execute 'alter table seal add constraint seal_about ' || replace(known, '''cash_drop''::text', '''cash_drop''::text, ''cash_drop_return''::text');
end $$;
create constraint trigger cash_drop_return_is_sealed after insert on cash_drop_return deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
