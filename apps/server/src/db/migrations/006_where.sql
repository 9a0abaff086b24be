-- Where somebody worked when they made or deleted a record: people move to other terminals, what happened stays where it happened.
-- Of records from before only the person is known; they are read with the terminal where that person works now.
alter table trip add column made_terminal_id uuid references terminal, add column deleted_terminal_id uuid references terminal;
alter table ticket add column made_terminal_id uuid references terminal, add column deleted_terminal_id uuid references terminal;
alter table waybill add column made_terminal_id uuid references terminal, add column deleted_terminal_id uuid references terminal;
alter table expense add column made_terminal_id uuid references terminal, add column deleted_terminal_id uuid references terminal;

-- Its argument is the column that names who made the record.
create function record_keeps_its_terminal() returns trigger language plpgsql as $$
declare
  made_by uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  if tg_op = 'INSERT' then
    new.made_terminal_id := (select terminal_id from person where id = made_by);
  end if;
  if new.deleted_by is not null and (tg_op = 'INSERT' or old.deleted_by is null) then
    new.deleted_terminal_id := (select terminal_id from person where id = new.deleted_by);
  end if;
  return new;
end $$;
create trigger trip_keeps_its_terminal before insert or update of deleted_by on trip
  for each row execute function record_keeps_its_terminal('created_by');
create trigger ticket_keeps_its_terminal before insert or update of deleted_by on ticket
  for each row execute function record_keeps_its_terminal('booked_by');
create trigger waybill_keeps_its_terminal before insert or update of deleted_by on waybill
  for each row execute function record_keeps_its_terminal('booked_by');
create trigger expense_keeps_its_terminal before insert or update of deleted_by on expense
  for each row execute function record_keeps_its_terminal('entered_by');
