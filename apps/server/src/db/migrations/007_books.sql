-- Nobody takes money out of the books afterwards, and the ledger keeps the words of its time.

-- A deleted ticket or waybill is void and stays readable: why it was voided. Null where nobody gave a reason.
alter table ticket
  add column deleted_reason text constraint ticket_deleted_reason_length check (length(deleted_reason) between 1 and 200);
alter table waybill
  add column deleted_reason text constraint waybill_deleted_reason_length check (length(deleted_reason) between 1 and 200);

-- A ticket knows the terminal into whose books its money came first.
alter table ticket add column sold_terminal_id uuid references terminal;
update ticket set sold_terminal_id = coalesce(
  (select terminal_id from operation where operation.ticket_id = ticket.id and reverses is null order by at, id limit 1),
  (select origin_terminal_id from trip join route on route.id = trip.route_id where trip.id = ticket.trip_id)
);
alter table ticket alter column sold_terminal_id set not null;
create index ticket_by_selling_terminal on ticket (sold_terminal_id);

-- Whoever writes a ticket without it means the terminal that the trip leaves from.
create function ticket_knows_where_it_was_sold() returns trigger language plpgsql as $$
begin
  if new.sold_terminal_id is null then
    new.sold_terminal_id :=
      (select origin_terminal_id from trip join route on route.id = trip.route_id where trip.id = new.trip_id);
  end if;
  return new;
end $$;
create trigger ticket_knows_where_it_was_sold before insert on ticket
  for each row execute function ticket_knows_where_it_was_sold();

-- Since when a trip has its fare. Null where it always had it.
alter table trip add column fare_set_at timestamptz(3);
update trip set fare_set_at = (
  select max(change.at) from change
  where change.trip_id = trip.id and change.kind = 'edited' and change.fields @> '[{"field": "Amount"}]'
);

-- An edit may have a reason, too.
alter table change drop constraint change_tells_what, add constraint change_tells_what check (
  (kind = 'edited') = (fields is not null)
  and (kind <> 'edited') = (from_status is not null and to_status is not null)
  and (kind <> 'correction' or reason is not null)
  and (kind <> 'status' or reason is null)
);

-- A line of the ledger keeps its terminal's name and the names of the ends of its road, as they were when it was written.
alter table operation
  add column terminal_name text,
  add column origin_name text,
  add column destination_name text;

create function operation_keeps_its_words() returns trigger language plpgsql as $$
begin
  new.terminal_name := coalesce(new.terminal_name, (select name from terminal where id = new.terminal_id));
  if new.reverses is not null then
    -- What is taken back is told as it was when it came in, wherever the ticket has moved since.
    select origin_name, destination_name into new.origin_name, new.destination_name
      from operation where id = new.reverses;
  elsif new.ticket_id is not null then
    select origin.name, destination.name into new.origin_name, new.destination_name
      from ticket
      join trip on trip.id = ticket.trip_id
      join route on route.id = trip.route_id
      join terminal as origin on origin.id = route.origin_terminal_id
      join terminal as destination on destination.id = route.destination_terminal_id
      where ticket.id = new.ticket_id;
  elsif new.waybill_id is not null then
    select origin.name, destination.name into new.origin_name, new.destination_name
      from waybill
      join terminal as origin on origin.id = waybill.origin_terminal_id
      join terminal as destination on destination.id = waybill.destination_terminal_id
      where waybill.id = new.waybill_id;
  end if;
  return new;
end $$;
create trigger operation_keeps_its_words before insert on operation
  for each row execute function operation_keeps_its_words();

-- Lines from before get them once. Where a ticket or waybill was moved later, its history tells which road it had until then.
alter table operation disable trigger operation_only_grows;

update operation set terminal_name = terminal.name from terminal where terminal.id = operation.terminal_id;

update operation set origin_name = origin.name, destination_name = destination.name
  from ticket
  join trip on trip.id = ticket.trip_id
  join route as road on road.id = trip.route_id
  join terminal as origin on origin.id = road.origin_terminal_id
  join terminal as destination on destination.id = road.destination_terminal_id
  where ticket.id = operation.ticket_id and operation.reverses is null;

update operation set origin_name = origin.name, destination_name = destination.name
  from (
    select distinct on (line.id) line.id, split_part(field ->> 'from', ', ', 1) as code
    from operation as line
    join change on change.ticket_id = line.ticket_id and change.kind = 'edited' and change.at > line.at
    cross join lateral jsonb_array_elements(change.fields) as field
    where line.reverses is null and field ->> 'field' = 'Trip'
    order by line.id, change.at, change.id
  ) as moved
  join route as road on road.code = moved.code
  join terminal as origin on origin.id = road.origin_terminal_id
  join terminal as destination on destination.id = road.destination_terminal_id
  where moved.id = operation.id;

update operation set origin_name = origin.name, destination_name = destination.name
  from waybill
  join terminal as origin on origin.id = waybill.origin_terminal_id
  join terminal as destination on destination.id = waybill.destination_terminal_id
  where waybill.id = operation.waybill_id and operation.reverses is null;

update operation set origin_name = moved.was
  from (
    select distinct on (line.id) line.id, field ->> 'from' as was
    from operation as line
    join change on change.waybill_id = line.waybill_id and change.kind = 'edited' and change.at > line.at
    cross join lateral jsonb_array_elements(change.fields) as field
    where line.reverses is null and field ->> 'field' = 'Origin terminal'
    order by line.id, change.at, change.id
  ) as moved
  where moved.id = operation.id;

update operation set destination_name = moved.was
  from (
    select distinct on (line.id) line.id, field ->> 'from' as was
    from operation as line
    join change on change.waybill_id = line.waybill_id and change.kind = 'edited' and change.at > line.at
    cross join lateral jsonb_array_elements(change.fields) as field
    where line.reverses is null and field ->> 'field' = 'Destination terminal'
    order by line.id, change.at, change.id
  ) as moved
  where moved.id = operation.id;

update operation set origin_name = reversed.origin_name, destination_name = reversed.destination_name
  from operation as reversed where reversed.id = operation.reverses;

alter table operation enable trigger operation_only_grows;
alter table operation alter column terminal_name set not null;
