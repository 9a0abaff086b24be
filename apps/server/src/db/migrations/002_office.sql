-- What people take for the same is the same, however it is typed. Until now nothing but the demo wrote these tables.

-- A vehicle names its driver by name. Of those who share one all but the first get a number, to be told apart.
update driver set name = left(driver.name, 190) || ' (' || namesake.place || ')'
from (select id, row_number() over (partition by lower(name) order by id) as place from driver) as namesake
where namesake.id = driver.id and namesake.place > 1;
create unique index driver_name_taken on driver (lower(name));

-- ANB 482 XA, anb-482-xa and ANB482XA are one plate.
create unique index vehicle_plate_taken on vehicle (upper(regexp_replace(vehicle_number, '[\s.-]', '', 'g')));

-- So are the codes Awka - Lagos and awka-lagos.
create unique index route_code_taken_in_any_case
  on route (lower(regexp_replace(code collate "default", '\s', '', 'g')));

-- Who may be deleted is asked of these as well.
create index ticket_by_deleter on ticket (deleted_by) where deleted_by is not null;
create index waybill_by_deleter on waybill (deleted_by) where deleted_by is not null;
