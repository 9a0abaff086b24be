-- Which ticket passengers were on before a disruption split them from it; what was known of that ticket until then holds for theirs, too.
alter table ticket
  add column split_from uuid references ticket,
  add column split_at timestamptz(3),
  add constraint ticket_split_at_a_time check ((split_from is null) = (split_at is null));
create index ticket_by_former on ticket (split_from) where split_from is not null;

-- A record, and the tickets from which it was split, each with until when its passengers were on it.
create function former_records(of_record uuid) returns table (id uuid, until timestamptz) language sql stable rows 1 as $$
  with recursive former as (
    select of_record as id, 'infinity'::timestamptz as until
    union all
    select ticket.split_from, ticket.split_at from former join ticket on ticket.id = former.id where ticket.split_from is not null
  )
  select former.id, former.until from former $$;

-- A record, and the tickets that were split from it since then.
create function later_records(of_record uuid, since timestamptz) returns table (id uuid) language sql stable rows 1 as $$
  with recursive later as (
    select of_record as id
    union all
    select ticket.id from later join ticket on ticket.split_from = later.id where ticket.split_at >= since
  )
  select later.id from later $$;

-- Of whose money a line is a part, if that waited when its ticket was split. It waits in the same drawer, and in none once that is counted.
alter table operation add column replaces uuid references operation;
create index operation_by_replaced on operation (replaces) where replaces is not null;

create function operation_waits_where_it_waited() returns trigger language plpgsql as $$
begin
  perform from awaited_payment where id = new.replaces and outcome = 'Withdrawn' and settled_at = new.at;
  if not found then
    raise check_violation using message = 'Only what waited until now is divided', constraint = 'operation_waits_where_it_waited';
  end if;
  select shift.id, operation.late_shift_id into new.shift_id, new.late_shift_id
    from operation left join shift on shift.id = operation.shift_id and shift.counted_at is null and shift.closed_at is null
    where operation.id = new.replaces;
  perform from shift where id = new.shift_id for share;
  return new;
end $$;
-- By its name after the one that gives a line its shift.
create trigger operation_waits_where_it_waited before insert on operation
  for each row when (new.replaces is not null) execute function operation_waits_where_it_waited();
