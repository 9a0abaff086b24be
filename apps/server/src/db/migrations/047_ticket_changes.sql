-- Rescheduling and refunding a ticket. What a line of the ledger is, where it is neither a sale nor the whole of one taken back; a reversal
-- is what it takes back.
alter table operation
  add column kind text collate "C" constraint operation_kind check (kind in ('fee', 'difference', 'refund')),
  add constraint operation_kind_of_tickets check (kind is null or ticket_id is not null),
  add constraint operation_kind_goes_its_way check (
    reverses is not null or kind is null or kind = 'difference' or (kind = 'refund') = (amount_kobo < 0)
  );

-- What was paid for moving it, beside its price, and when it was last moved; what was handed back of its price when it was refunded.
alter table ticket
  add column fees_kobo bigint constraint ticket_fees check (fees_kobo between 0 and 9007199254740991),
  add column rescheduled_at timestamptz(3),
  add column refunded_kobo bigint constraint ticket_refunded
    check (refunded_kobo is null or refunded_kobo between 1 and amount_kobo and deleted_at is not null);

-- Whoever writes a line may say how it was paid: a fee in cash for a ticket that was paid by card.
create or replace function operation_belongs_to_its_shift() returns trigger language plpgsql as $$
begin
  select id into new.shift_id from shift
    where person_id = new.person_id and terminal_id = new.terminal_id and counted_at is null and closed_at is null for share;
  new.method := coalesce(
    (select method from operation where id = new.reverses),
    new.method,
    (select payment_method from ticket where id = new.ticket_id),
    (select payment_method from waybill where id = new.waybill_id)
  );
  return new;
end $$;

-- The receipt of a ticket that was rescheduled is a new one: its prints are numbered anew.
alter table change add column print_of timestamptz(3);
drop index change_print_of_ticket;
create unique index change_print_of_ticket on change (ticket_id, receipt, print_number, coalesce(print_of, '-infinity'))
  where ticket_id is not null and kind = 'printed';
