-- The plates that a vehicle had before, one a line, the first one first: it is found by each of them, and so is whatever names it.
alter table vehicle add column former_numbers text not null default '';

-- A plate that is written in another way is the same one, and one that a vehicle has again is no former one.
create function vehicle_keeps_its_former_numbers() returns trigger language plpgsql as $$
begin
  new.former_numbers := coalesce((
    select string_agg(number, e'\n' order by place)
    from unnest(string_to_array(old.former_numbers, e'\n') || old.vehicle_number) with ordinality as former (number, place)
    where upper(regexp_replace(number, '[\s.-]', '', 'g')) <> upper(regexp_replace(new.vehicle_number, '[\s.-]', '', 'g'))
  ), '');
  return new;
end $$;
create trigger vehicle_keeps_its_former_numbers before update of vehicle_number on vehicle
  for each row when (old.vehicle_number <> new.vehicle_number) execute function vehicle_keeps_its_former_numbers();

-- They follow from what the vehicle was: nobody has changed it by that.
drop trigger vehicle_raises_its_version on vehicle;
create trigger vehicle_raises_its_version before update on vehicle
  for each row execute function record_raises_its_version('former_numbers');

-- Those of before stand in the history of who did what.
update vehicle set former_numbers = former.numbers
  from (
    select id, string_agg(number, e'\n' order by at) as numbers
    from (
      select distinct on (vehicle.id, upper(regexp_replace(event.before ->> 'vehicle_number', '[\s.-]', '', 'g')))
        vehicle.id, event.at,
        upper(btrim(regexp_replace(event.before ->> 'vehicle_number', '\s+', ' ', 'g'))) as number
      from vehicle
      join audit_event as event on event.target_id = vehicle.id and event.target_kind = 'vehicle'
        and event.kind = 'edited' and event.before ->> 'vehicle_number' is not null
      where upper(regexp_replace(event.before ->> 'vehicle_number', '[\s.-]', '', 'g'))
        <> upper(regexp_replace(vehicle.vehicle_number, '[\s.-]', '', 'g'))
      order by vehicle.id, upper(regexp_replace(event.before ->> 'vehicle_number', '[\s.-]', '', 'g')), event.at desc
    ) as told
    group by id
  ) as former
  where former.id = vehicle.id;

-- What others' rows show of a vehicle, and what its own row shows; search_text makes one line of several.
alter table vehicle
  drop column search_name,
  add column search_name text not null generated always as (
    search_text(vehicle_number) || e'\n' || replace(search_text(vehicle_number), ' ', '')
    || e'\n' || search_text(replace(former_numbers, e'\n', '|')) || e'\n' || replace(search_text(replace(former_numbers, e'\n', '|')), ' ', '')
  ) stored,
  drop column search,
  add column search text not null generated always as (
    search_text(vehicle_number) || e'\n' || replace(search_text(vehicle_number), ' ', '')
    || e'\n' || search_text(vehicle_type) || e'\n' || seat_count::text
    || e'\n' || search_text(replace(former_numbers, e'\n', '|')) || e'\n' || replace(search_text(replace(former_numbers, e'\n', '|')), ' ', '')
  ) stored;
