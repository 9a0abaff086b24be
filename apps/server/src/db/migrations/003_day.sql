-- The terminal's day: trips that are made and deleted, expenses, and who changed what.

-- A deleted trip stays as long as tickets were ever sold for it.
alter table trip
  add column created_by uuid references person,
  add column created_at timestamptz(3),
  add column deleted_at timestamptz(3),
  add column deleted_by uuid references person,
  add constraint trip_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null));
create index trip_by_creator on trip (created_by) where created_by is not null;
create index trip_by_deleter on trip (deleted_by) where deleted_by is not null;

create table expense (
  id uuid primary key,
  expense_type text not null constraint expense_type_length check (length(expense_type) between 1 and 200),
  description text not null constraint expense_description_length check (length(description) between 1 and 200),
  terminal_id uuid not null references terminal,
  approving_officer text not null
    constraint expense_approving_officer_length check (length(approving_officer) between 1 and 200),
  amount_kobo bigint not null constraint expense_amount check (amount_kobo between 1 and 9007199254740991),
  status text not null default 'Pending'
    constraint expense_status check (status in ('Approved', 'Pending', 'Rejected')),
  entered_by uuid not null references person,
  entered_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  deleted_by uuid references person,
  constraint expense_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null))
);
create index expense_newest_first on expense (entered_at desc, id desc) where deleted_at is null;
create index expense_by_terminal on expense (terminal_id, entered_at desc);
create index expense_by_person on expense (entered_by);
create index expense_by_deleter on expense (deleted_by) where deleted_by is not null;

-- An approved expense goes out of the ledger's money.
alter table operation
  add column expense_id uuid references expense,
  drop constraint operation_subject,
  add constraint operation_subject check (
    (ticket_id is not null) = (type = 'TICKET_BOOKING')
    and (waybill_id is not null) = (type = 'WAYBILL')
    and (expense_id is not null) = (type = 'EXPENSE')
  );
create index operation_by_expense on operation (expense_id) where expense_id is not null;

-- The operation history page by page, also of one type, whose lines may be far apart among all the others.
create index operation_by_type on operation (type, at desc, id desc);
create index operation_by_terminal_and_type on operation (terminal_id, type, at desc, id desc);

-- How many tickets and waybills have each status, without a look at the tickets and waybills themselves.
create index ticket_by_status on ticket (status) where deleted_at is null;
create index ticket_by_trip_and_status on ticket (trip_id, status) where deleted_at is null;
create index waybill_by_status on waybill (status) where deleted_at is null;
create index waybill_by_origin_and_status on waybill (origin_terminal_id, status) where deleted_at is null;
create index waybill_by_destination_and_status on waybill (destination_terminal_id, status) where deleted_at is null;

create or replace function operation_reversal_balances() returns trigger language plpgsql as $$
begin
  perform from operation as reversed
    where reversed.id = new.reverses and reversed.type = new.type and reversed.amount_kobo = -new.amount_kobo
      and reversed.ticket_id is not distinct from new.ticket_id
      and reversed.waybill_id is not distinct from new.waybill_id
      and reversed.expense_id is not distinct from new.expense_id;
  if not found then
    raise check_violation using
      message = 'A reversal takes back the whole of one operation', constraint = 'operation_reversal_balances';
  end if;
  return new;
end $$;

-- What happened to a trip, ticket, waybill or expense between being made and being deleted. It only grows.
create table change (
  id uuid primary key,
  trip_id uuid references trip,
  ticket_id uuid references ticket,
  waybill_id uuid references waybill,
  expense_id uuid references expense,
  kind text collate "C" not null constraint change_kind check (kind in ('edited', 'status', 'correction')),
  from_status text,
  to_status text,
  reason text constraint change_reason_length check (length(reason) between 1 and 200),
  -- What an edit changed: [{"field", "from", "to"}], in the words of people.
  fields jsonb,
  person_id uuid not null references person,
  terminal_id uuid references terminal,
  at timestamptz(3) not null,
  constraint change_of_one_record check (num_nonnulls(trip_id, ticket_id, waybill_id, expense_id) = 1),
  constraint change_tells_what check (
    (kind = 'edited') = (fields is not null)
    and (kind <> 'edited') = (from_status is not null and to_status is not null)
    and (kind = 'correction') = (reason is not null)
  )
);
create index change_of_trip on change (trip_id, at) where trip_id is not null;
create index change_of_ticket on change (ticket_id, at) where ticket_id is not null;
create index change_of_waybill on change (waybill_id, at) where waybill_id is not null;
create index change_of_expense on change (expense_id, at) where expense_id is not null;
create index change_by_person on change (person_id);
create index change_to_delivered on change (at) where kind = 'status' and to_status = 'Delivered';
create index change_by_terminal on change (terminal_id) where terminal_id is not null;

create function change_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using
    message = 'History only grows: a wrong step is corrected by another, never rewritten',
    constraint = 'change_only_grows';
end $$;
create trigger change_only_grows before update or delete on change
  for each row execute function change_only_grows();
create trigger change_is_never_emptied before truncate on change
  for each statement execute function change_only_grows();
