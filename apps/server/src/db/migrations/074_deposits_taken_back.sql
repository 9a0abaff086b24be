-- What was written down wrong of the bank is taken back: an entry of its own, beside the deposit. What it banked waits again.
create table cash_deposit_return (
  id uuid primary key,
  deposit_id uuid constraint cash_deposit_return_once unique references cash_deposit,
  -- Of what was paid in by itself.
  banking_id uuid constraint cash_deposit_return_once_by_itself unique references cash_banking,
  reason text not null constraint cash_deposit_return_reason_length check (length(reason) between 1 and 200),
  person_id uuid not null references person,
  at timestamptz(3) not null,
  constraint cash_deposit_return_of_one check (num_nonnulls(deposit_id, banking_id) = 1)
);
create index cash_deposit_return_by_time on cash_deposit_return (at, id);
create index cash_deposit_return_by_person on cash_deposit_return (person_id);

-- A drop that is banked anew stands apart: servers of the version before know one banking of each.
alter table cash_banking
  alter column drop_id drop not null,
  add column again_drop_id uuid references cash_drop,
  add constraint cash_banking_of_one_drop check (num_nonnulls(drop_id, again_drop_id) = 1);
create index cash_banking_of_drop on cash_banking ((coalesce(drop_id, again_drop_id)));

-- What is banked now: nothing of it was taken back.
create view standing_banking as
  select coalesce(drop_id, again_drop_id) as drop_id, id, slip, person_id, at, deposit_id
  from cash_banking
  where not exists (select from cash_deposit_return as back where back.deposit_id = cash_banking.deposit_id)
    and not exists (select from cash_deposit_return as back where back.banking_id = cash_banking.id);

create function cash_deposit_return_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- Nobody banks or takes back its drops meanwhile.
    perform from cash_drop where id in (
      select coalesce(drop_id, again_drop_id) from cash_banking where deposit_id = new.deposit_id or id = new.banking_id)
      order by id for update;
    perform from cash_banking
      where (deposit_id = new.deposit_id or (id = new.banking_id and deposit_id is null)) and new.at <= at + interval '31 days';
    if found then return new; end if;
  end if;
  raise check_violation using message = 'A deposit is taken back once, within 31 days',
    constraint = 'cash_deposit_return_only_grows';
end $$;
create trigger cash_deposit_return_only_grows before insert or update or delete on cash_deposit_return
  for each row execute function cash_deposit_return_only_grows();
create trigger cash_deposit_return_is_never_emptied before truncate on cash_deposit_return
  for each statement execute function cash_deposit_return_only_grows();

create or replace function cash_drop_return_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from cash_drop join shift on shift.id = cash_drop.shift_id
      where cash_drop.id = new.drop_id and counted_at is null
        and not exists (select from standing_banking where standing_banking.drop_id = new.drop_id)
      for share of shift for update of cash_drop;
    if found then return new; end if;
  end if;
  raise check_violation using message = 'A drop is taken back once, while its drawer is open',
    constraint = 'cash_drop_return_only_grows';
end $$;

create or replace function cash_banking_is_of_cash_that_left() returns trigger language plpgsql as $$
declare
  dropped uuid := coalesce(new.drop_id, new.again_drop_id);
begin
  perform from cash_drop where id = dropped for update;
  if exists (select from cash_drop_return where drop_id = dropped) then
    raise check_violation using message = 'What was taken back is not banked', constraint = 'cash_banking_is_of_cash_that_left';
  end if;
  if exists (select from cash_banking where coalesce(drop_id, again_drop_id) = dropped)
    and not exists (select from standing_banking where drop_id = dropped) then
    new.drop_id := null;
    new.again_drop_id := dropped;
  elsif new.again_drop_id is not null then
    raise check_violation using message = 'What is banked is not banked again', constraint = 'cash_banking_is_of_cash_that_left';
  end if;
  return new;
end $$;

-- Has the rows of a table that only grows sealed as they are put in.
create function seal_rows_of(grown text) returns void language plpgsql as $$
declare
  sealed text := pg_get_functiondef('sealed_row(text, uuid)'::regprocedure);
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'seal_about');
begin
  execute replace(sealed, 'when ''cash_drop'' then', format(
    'when %L then return (select to_jsonb(t) from %I as t where t.id = row_id);
    when ''cash_drop'' then', grown, grown));
  alter table seal drop constraint seal_about;
  execute 'alter table seal add constraint seal_about '
    || replace(known, '''cash_drop''::text', format('''cash_drop''::text, %L::text', grown));
  execute format('create constraint trigger %I after insert on %I deferrable initially deferred
    for each row when (current_setting(''motorpark.chain'', true) <> '''') execute function row_is_sealed()',
    grown || '_is_sealed', grown);
end $$;
select seal_rows_of('cash_deposit_return');
