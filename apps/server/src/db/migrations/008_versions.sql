-- Which state of a record somebody saw. It is sent with every record and comes back with the next change of it, so that nobody
-- undoes unseen what somebody else has just done.
alter table terminal add column version integer not null default 1;
alter table person add column version integer not null default 1;
alter table driver add column version integer not null default 1;
alter table vehicle add column version integer not null default 1;
alter table route add column version integer not null default 1;
alter table trip add column version integer not null default 1;
alter table ticket add column version integer not null default 1;
alter table waybill add column version integer not null default 1;
alter table expense add column version integer not null default 1;

-- One up for every update that changes anything. What belongs to a record but stands in another table, as a ticket's seats do, raises
-- it by a changed version in the update itself. The text that is searched is generated only after this.
create function record_raises_its_version() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'search' is distinct from to_jsonb(old) - 'search' then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger terminal_raises_its_version before update on terminal
  for each row execute function record_raises_its_version();
create trigger driver_raises_its_version before update on driver
  for each row execute function record_raises_its_version();
create trigger vehicle_raises_its_version before update on vehicle
  for each row execute function record_raises_its_version();
create trigger route_raises_its_version before update on route
  for each row execute function record_raises_its_version();
create trigger trip_raises_its_version before update on trip
  for each row execute function record_raises_its_version();
create trigger ticket_raises_its_version before update on ticket
  for each row execute function record_raises_its_version();
create trigger waybill_raises_its_version before update on waybill
  for each row execute function record_raises_its_version();
create trigger expense_raises_its_version before update on expense
  for each row execute function record_raises_its_version();

-- Of a person only what the form shows: a passcode hashed anew at a login, or a ban, is nothing that an edit could undo.
create trigger person_raises_its_version
  before update of name, phone, address, terminal_id, department, email, role, version on person
  for each row execute function record_raises_its_version();
