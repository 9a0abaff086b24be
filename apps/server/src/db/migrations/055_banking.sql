-- Cash that left a drawer, paid in at the bank: once for each drop, with the number of the slip.
create table cash_banking (
  id uuid primary key,
  drop_id uuid not null constraint cash_banking_once unique references cash_drop,
  slip text not null constraint cash_banking_slip_length check (length(slip) between 1 and 200),
  person_id uuid not null references person,
  at timestamptz(3) not null
);
create index cash_banking_by_person on cash_banking (person_id);
create index cash_drop_by_time on cash_drop (at, id);

create function cash_banking_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'What was banked stays banked', constraint = 'cash_banking_only_grows';
end $$;
create trigger cash_banking_only_grows before update or delete on cash_banking
  for each row execute function cash_banking_only_grows();
create trigger cash_banking_is_never_emptied before truncate on cash_banking
  for each statement execute function cash_banking_only_grows();

do $$
declare
  sealed text := pg_get_functiondef('sealed_row(text, uuid)'::regprocedure);
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'seal_about');
begin
  execute replace(sealed, 'when ''cash_drop'' then',
    'when ''cash_banking'' then return (select to_jsonb(t) from cash_banking as t where t.id = row_id);
    when ''cash_drop'' then');
  alter table seal drop constraint seal_about;
  execute 'alter table seal add constraint seal_about ' || replace(known, '''cash_drop''::text', '''cash_drop''::text, ''cash_banking''::text');
end $$;
create constraint trigger cash_banking_is_sealed after insert on cash_banking deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
