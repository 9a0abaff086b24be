-- For when its trip was planned as the ticket came onto it: from that time on notice is counted, wherever the trip is moved.
-- And everybody who ever took its seats: they do not pay it out.
alter table ticket
  add column planned_at timestamptz(3),
  add column seats_taken_by uuid[];

create function ticket_keeps_its_plan() returns trigger language plpgsql as $$
begin
  -- A ticket that is divided from another one has the time of that.
  if tg_op = 'UPDATE' or new.planned_at is null then
    new.planned_at := (select departs_at from trip where id = new.trip_id);
  end if;
  return new;
end $$;
create trigger ticket_keeps_its_plan before insert on ticket
  for each row execute function ticket_keeps_its_plan();
create trigger moved_ticket_keeps_its_plan before update of trip_id on ticket
  for each row when (new.trip_id <> old.trip_id) execute function ticket_keeps_its_plan();
