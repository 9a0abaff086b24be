-- Money that was given back: one row for each act, whatever its button is called, with what held at that moment.
create table give_back (
  id uuid primary key,
  way text collate "C" not null constraint give_back_way check (way in
    ('delete', 'refund', 'seats', 'amount', 'method', 'reschedule', 'cancel', 'merge', 'expire', 'waive')),
  ticket_id uuid references ticket,
  waybill_id uuid references waybill,
  trip_id uuid references trip,
  -- What left the drawer or the books; zero if only the payment method changed.
  amount_kobo bigint not null constraint give_back_amount check (amount_kobo between 0 and 9007199254740991),
  kept_kobo bigint not null constraint give_back_kept check (kept_kobo between 0 and 9007199254740991),
  method text collate "C" constraint give_back_method check (method in ('Bank Transfer', 'Cash', 'POS')),
  reason text,
  -- Null: by the company's rule.
  person_id uuid references person,
  -- The colleague who consented; null if nobody did.
  witness_id uuid references person,
  terminal_id uuid not null references terminal,
  at timestamptz(3) not null,
  after_printing boolean not null,
  after_boarding boolean not null,
  after_departure boolean not null,
  constraint give_back_of_one_record check (num_nonnulls(ticket_id, waybill_id, trip_id) = 1),
  constraint give_back_of_two_people check (witness_id <> person_id)
);
create index give_back_by_time on give_back (at, id);
create index give_back_by_amount on give_back (amount_kobo, id);
create index give_back_by_way on give_back (way, at, id);
create index give_back_by_person on give_back (person_id, at, id);
create index give_back_by_terminal on give_back (terminal_id, at, id);
create index give_back_by_witness on give_back (witness_id) where witness_id is not null;
create index give_back_of_ticket on give_back (ticket_id) where ticket_id is not null;
create index give_back_of_waybill on give_back (waybill_id) where waybill_id is not null;
create index give_back_of_trip on give_back (trip_id) where trip_id is not null;

create function give_back_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'What was given back stays on record', constraint = 'give_back_only_grows';
end $$;
create trigger give_back_only_grows before update or delete on give_back
  for each row execute function give_back_only_grows();
create trigger give_back_is_never_emptied before truncate on give_back
  for each statement execute function give_back_only_grows();

select seal_rows_of('give_back');
