-- Transfers and POS payments that count once somebody has seen the money, where the company wants it, and how long they may take.
alter table company
  add column confirmation_rule text not null default 'none'
    constraint company_confirmation_rule check (confirmation_rule in ('none', 'required')),
  add column confirmation_minutes integer not null default 120
    constraint company_confirmation_minutes check (confirmation_minutes between 5 and 4320);

-- A line of the ledger whose money was not seen yet, and what became of it: confirmed by somebody under a reference, expired by the
-- company's rule, or withdrawn with its ticket or waybill, or for another line.
create table awaited_payment (
  id uuid primary key references operation,
  version integer not null default 1,
  expires_at timestamptz(3) not null,
  outcome text collate "C" constraint awaited_payment_outcome check (outcome in ('Confirmed', 'Expired', 'Withdrawn')),
  settled_at timestamptz(3),
  -- Null: by rule.
  settled_by uuid references person,
  reference text constraint awaited_payment_reference_length check (length(reference) between 1 and 60),
  -- Since when whoever sold it knows that it has expired.
  told_at timestamptz(3),
  search text not null generated always as (coalesce(search_text(reference), '')) stored,
  constraint awaited_payment_settled_at check ((outcome is null) = (settled_at is null)),
  constraint awaited_payment_settled_by check ((settled_by is null) = (outcome is null or outcome = 'Expired')),
  constraint awaited_payment_has_its_reference check ((reference is null) = (outcome is distinct from 'Confirmed')),
  constraint awaited_payment_told_of check (told_at is null or outcome is not distinct from 'Expired')
);
-- A reference is used once, however it is spaced and spelt.
create unique index awaited_payment_reference_once
  on awaited_payment (upper(regexp_replace(reference, '[^[:alnum:]]', '', 'g'))) where reference is not null;
create index awaited_payment_due on awaited_payment (expires_at) where outcome is null;
create index awaited_payment_untold on awaited_payment (id) where outcome = 'Expired' and told_at is null;
create index awaited_payment_by_settler on awaited_payment (settled_by) where settled_by is not null;
create trigger awaited_payment_raises_its_version before update on awaited_payment
  for each row execute function record_raises_its_version();

create function awaited_payment_is_settled_once() returns trigger language plpgsql as $$
declare
  free text[] := array['version', 'search'];
begin
  if tg_op = 'UPDATE' then
    if old.outcome is null and new.outcome is not null then
      free := free || array['outcome', 'settled_at', 'settled_by', 'reference'];
    elsif old.told_at is null then
      free := free || array['told_at'];
    end if;
    if to_jsonb(new) - free = to_jsonb(old) - free then return new; end if;
  end if;
  raise check_violation using message = 'A payment is settled once', constraint = 'awaited_payment_is_settled_once';
end $$;
create trigger awaited_payment_is_settled_once before update or delete on awaited_payment
  for each row execute function awaited_payment_is_settled_once();
create trigger awaited_payment_is_never_emptied before truncate on awaited_payment
  for each statement execute function awaited_payment_is_settled_once();

-- Nobody waits for the money of what is void.
create function void_ticket_awaits_nothing() returns trigger language plpgsql as $$
begin
  update awaited_payment set outcome = 'Withdrawn', settled_at = new.deleted_at, settled_by = new.deleted_by
    where outcome is null and id in (select id from operation where ticket_id = new.id);
  return null;
end $$;
create trigger void_ticket_awaits_nothing after update of deleted_at on ticket
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function void_ticket_awaits_nothing();

create function void_waybill_awaits_nothing() returns trigger language plpgsql as $$
begin
  update awaited_payment set outcome = 'Withdrawn', settled_at = new.deleted_at, settled_by = new.deleted_by
    where outcome is null and id in (select id from operation where waybill_id = new.id);
  return null;
end $$;
create trigger void_waybill_awaits_nothing after update of deleted_at on waybill
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function void_waybill_awaits_nothing();

-- What takes back money that never came belongs to the drawer that waited for it, as long as that is open, and to no other.
create function operation_takes_back_what_never_came() returns trigger language plpgsql as $$
begin
  if exists (select from awaited_payment where id = new.reverses and outcome <> 'Confirmed') then
    select shift.id into new.shift_id from operation join shift on shift.id = operation.shift_id
      where operation.id = new.reverses and shift.counted_at is null and shift.closed_at is null for share of shift;
  end if;
  return new;
end $$;
-- By its name after the one that gives a line its shift.
create trigger operation_takes_back_what_never_came before insert on operation
  for each row when (new.reverses is not null) execute function operation_takes_back_what_never_came();

-- What expires is voided by nobody, and says why.
alter table ticket
  drop constraint ticket_deleted_by_somebody,
  add constraint ticket_deleted_by_somebody check (
    (deleted_at is null) = (deleted_by is null) or (deleted_at is not null and deleted_reason is not null));
alter table waybill
  drop constraint waybill_deleted_by_somebody,
  add constraint waybill_deleted_by_somebody check (
    (deleted_at is null) = (deleted_by is null) or (deleted_at is not null and deleted_reason is not null));

-- One more table is sealed. What is there stays as it is, whichever migration made it.
do $$
declare
  sealed text := pg_get_functiondef('sealed_row(text, uuid)'::regprocedure);
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'seal_about');
begin
  execute replace(sealed, 'when ''cash_drop'' then',
    'when ''awaited_payment'' then return (select to_jsonb(t) - ''search'' from awaited_payment as t where t.id = row_id);
    when ''cash_drop'' then');
  alter table seal drop constraint seal_about;
  execute 'alter table seal add constraint seal_about ' || replace(known, '''cash_drop''::text', '''cash_drop''::text, ''awaited_payment''::text');
end $$;
create constraint trigger awaited_payment_is_sealed after insert on awaited_payment deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
create constraint trigger awaited_payment_is_sealed_anew after update on awaited_payment deferrable initially deferred
  for each row when (old.version <> new.version and current_setting('motorpark.chain', true) <> '')
  execute function row_is_sealed();
