-- Lists: searched by whatever a row shows, sorted, and counted by status, as quickly among millions of rows as among a few.

-- A text as it is searched: small letters without marks, one space between words. searchText of the domain package does the same;
-- its searchCases.fixtures.ts holds both to it.
create function search_text(shown text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    lower(
      translate(
        regexp_replace(
          normalize(shown collate "default", NFD),
          '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f''`\u00b4\u02bc\u2018\u2019\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]',
          '', 'g'
        ),
        'ɓƁɗƊđĐƙƘƴƳŋŊəƏǝƎɛƐɔƆøØłŁı', 'bbddddkkyynneeeeeeoooolli'
      )
    ),
    '[\t-\r \u00a0\u1680\u2000-\u200a\u2010-\u2015\u2028\u2029\u202f\u205f\u3000.,;:/()-]+', ' ', 'g'
  )
$$;

-- A phone number as it is searched: its digits, those of Nigeria with 0 for +234.
create function search_phone(phone text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00)?2340?', '0')
$$;

-- A ticket has at hand what its list is cut by: the ends of its road, and what names the road and the vehicle that it shows.
alter table ticket
  drop column search,
  add column route_id uuid,
  add column vehicle_id uuid,
  add column origin_terminal_id uuid,
  add column destination_terminal_id uuid;

create function ticket_follows_its_trip() returns trigger language plpgsql as $$
begin
  select trip.route_id, trip.vehicle_id, route.origin_terminal_id, route.destination_terminal_id
    into new.route_id, new.vehicle_id, new.origin_terminal_id, new.destination_terminal_id
    from trip join route on route.id = trip.route_id where trip.id = new.trip_id;
  return new;
end $$;
create trigger ticket_follows_its_trip before insert or update of trip_id on ticket
  for each row execute function ticket_follows_its_trip();

create function trip_takes_its_tickets_along() returns trigger language plpgsql as $$
begin
  update ticket
    set route_id = new.route_id, vehicle_id = new.vehicle_id, origin_terminal_id = route.origin_terminal_id,
      destination_terminal_id = route.destination_terminal_id
    from route where route.id = new.route_id and ticket.trip_id = new.id;
  return null;
end $$;
create trigger trip_takes_its_tickets_along after update of route_id, vehicle_id on trip
  for each row when (old.route_id <> new.route_id or old.vehicle_id <> new.vehicle_id)
  execute function trip_takes_its_tickets_along();

create function route_takes_its_tickets_along() returns trigger language plpgsql as $$
begin
  update ticket
    set origin_terminal_id = new.origin_terminal_id, destination_terminal_id = new.destination_terminal_id
    where route_id = new.id;
  return null;
end $$;
create trigger route_takes_its_tickets_along after update of origin_terminal_id, destination_terminal_id on route
  for each row when (
    old.origin_terminal_id <> new.origin_terminal_id or old.destination_terminal_id <> new.destination_terminal_id
  ) execute function route_takes_its_tickets_along();

-- What a record has from others, named in the trigger, is no change of the record itself. Search is generated after this.
create or replace function record_raises_its_version() returns trigger language plpgsql as $$
declare
  others text[] := array['search'] || coalesce(tg_argv, '{}');
begin
  if to_jsonb(new) - others is distinct from to_jsonb(old) - others then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
drop trigger ticket_raises_its_version on ticket;

update ticket
  set route_id = trip.route_id, vehicle_id = trip.vehicle_id, origin_terminal_id = route.origin_terminal_id,
    destination_terminal_id = route.destination_terminal_id
  from trip join route on route.id = trip.route_id where trip.id = ticket.trip_id;

create trigger ticket_raises_its_version before update on ticket for each row execute function
  record_raises_its_version('route_id', 'vehicle_id', 'origin_terminal_id', 'destination_terminal_id');

-- What a row shows of its own, in one text; fields are kept apart by line ends, which nobody types.
alter table ticket
  alter column route_id set not null,
  alter column vehicle_id set not null,
  alter column origin_terminal_id set not null,
  alter column destination_terminal_id set not null,
  add column search text not null generated always as (
    search_text(number) || e'\n' || replace(search_text(number), ' ', '') || e'\n' || search_text(traveler_name)
    || e'\n' || search_phone(traveler_number) || e'\n' || search_phone(next_of_kin_number)
  ) stored;

alter table waybill
  drop column search,
  add column search text not null generated always as (
    search_text(number) || e'\n' || replace(search_text(number), ' ', '')
    || e'\n' || search_text(sender_name) || e'\n' || search_text(receiver_name)
    || e'\n' || search_phone(sender_number) || e'\n' || search_phone(receiver_number)
  ) stored;
drop function searchable_phone(text);

-- The names that others' rows show. There are few of these.
alter table terminal add column search_name text not null generated always as (search_text(name)) stored;
alter table route add column search_name text not null generated always as (search_text(code)) stored;
alter table vehicle add column search_name text not null generated always as (
  search_text(vehicle_number) || e'\n' || replace(search_text(vehicle_number), ' ', '')
) stored;

-- Each order of a list, of each status and of each end of a road.
drop index ticket_by_status;
create index ticket_by_status on ticket (status, booked_at desc, id desc) where deleted_at is null;
create index ticket_by_origin on ticket (origin_terminal_id, booked_at desc, id desc) where deleted_at is null;
create index ticket_by_destination on ticket (destination_terminal_id, booked_at desc, id desc) where deleted_at is null;
create index ticket_by_origin_and_status on ticket (origin_terminal_id, status, booked_at desc, id desc)
  where deleted_at is null;
create index ticket_by_destination_and_status on ticket (destination_terminal_id, status, booked_at desc, id desc)
  where deleted_at is null;
create index ticket_by_route on ticket (route_id, booked_at desc);
create index ticket_by_vehicle on ticket (vehicle_id, booked_at desc);
create index ticket_by_name on ticket (search_text(traveler_name) collate "C", id) where deleted_at is null;

drop index waybill_by_status, waybill_by_origin, waybill_by_destination, waybill_by_origin_and_status,
  waybill_by_destination_and_status;
create index waybill_by_status on waybill (status, booked_at desc, id desc) where deleted_at is null;
create index waybill_by_origin on waybill (origin_terminal_id, booked_at desc, id desc);
create index waybill_by_destination on waybill (destination_terminal_id, booked_at desc, id desc);
create index waybill_by_origin_and_status on waybill (origin_terminal_id, status, booked_at desc, id desc)
  where deleted_at is null;
create index waybill_by_destination_and_status on waybill (destination_terminal_id, status, booked_at desc, id desc)
  where deleted_at is null;
create index waybill_by_sender on waybill (search_text(sender_name) collate "C", id) where deleted_at is null;
create index waybill_by_receiver on waybill (search_text(receiver_name) collate "C", id) where deleted_at is null;

-- Finds three characters and more among millions of rows in an instant. A database server whose owner has not installed the
-- extension, or doesn't let us have it, searches without: slower, but the same.
do $$ begin
  create extension if not exists pg_trgm;
  create index ticket_search on ticket using gin (search gin_trgm_ops) where deleted_at is null;
  create index waybill_search on waybill using gin (search gin_trgm_ops) where deleted_at is null;
exception when undefined_file or feature_not_supported or insufficient_privilege or undefined_object then
  raise notice 'Search goes without the extension pg_trgm: %', sqlerrm;
end $$;
