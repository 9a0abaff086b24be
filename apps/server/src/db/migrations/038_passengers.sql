-- A passenger for each seat of a ticket. The first is the ticket's traveler, and sits in its lowest seat; what the others leave out
-- (phone, address, next of kin) is as the first has it. A seat that was sold without a name has a passenger without one.
alter table ticket
  add column traveler_address text
    constraint ticket_traveler_address_length check (length(traveler_address) between 1 and 200),
  add column next_of_kin_name text
    constraint ticket_next_of_kin_name_length check (length(next_of_kin_name) between 1 and 200),
  add column passenger_search text not null default '';

create table passenger (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references ticket,
  seat_number integer not null constraint passenger_seat check (seat_number > 0),
  is_first boolean not null default false,
  name text constraint passenger_name_length check (length(name) between 1 and 200),
  phone text constraint passenger_phone_length check (length(phone) between 1 and 40),
  address text constraint passenger_address_length check (length(address) between 1 and 200),
  next_of_kin_name text constraint passenger_next_of_kin_name_length check (length(next_of_kin_name) between 1 and 200),
  next_of_kin_phone text constraint passenger_next_of_kin_phone_length check (length(next_of_kin_phone) between 1 and 40),
  -- Of the ticket, to be found by telephone at the terminal that sold it.
  sold_terminal_id uuid not null references terminal,
  constraint passenger_first_is_named check (name is not null or not is_first),
  -- Two may change places in one statement.
  constraint passenger_seat_taken unique (ticket_id, seat_number) deferrable initially immediate
);

insert into passenger (ticket_id, seat_number, is_first, name, phone, next_of_kin_phone, sold_terminal_id)
  select id, seat, place = 1, case when place = 1 then traveler_name end, case when place = 1 then traveler_number end,
    case when place = 1 then next_of_kin_number end, sold_terminal_id
  from (
    select ticket.*, seat, row_number() over (partition by ticket.id order by seat) as place
    from ticket cross join lateral (
      select seat_number as seat from ticket_seat where ticket_id = ticket.id
      union select unnest(released_seats) where deleted_at is not null
    ) as seats
  ) as sold;

create unique index passenger_first on passenger (ticket_id) where is_first;
create index passenger_by_phone on passenger (sold_terminal_id, phone, ticket_id desc) where phone is not null;

-- Whatever seats a ticket gets, its passengers sit in them: the first in the lowest, the others where they sat, or in order in those
-- that are new. Nobody is without a seat, and no seat without a passenger. The seats of a voided ticket stay theirs.
create function passengers_take_their_seats() returns trigger language plpgsql as $$
begin
  with touched as (select distinct ticket_id from taken),
  seat as (
    select ticket_id, seat_number, seat_number = min(seat_number) over (partition by ticket_id) as is_first
    from ticket_seat where ticket_id in (select ticket_id from touched)
  ),
  sitting as (
    select id, ticket_id, seat_number, is_first from passenger where ticket_id in (select ticket_id from touched)
  ),
  free as (
    select seat.ticket_id, seat.seat_number,
      row_number() over (partition by seat.ticket_id order by seat.seat_number) as place
    from seat left join sitting
      on sitting.ticket_id = seat.ticket_id and sitting.seat_number = seat.seat_number and not sitting.is_first
    where not seat.is_first and sitting.id is null
  ),
  moving as (
    select sitting.id, sitting.ticket_id,
      row_number() over (partition by sitting.ticket_id order by sitting.seat_number) as place
    from sitting left join seat
      on seat.ticket_id = sitting.ticket_id and seat.seat_number = sitting.seat_number and not seat.is_first
    where not sitting.is_first and seat.ticket_id is null
  ),
  going as (
    select sitting.id, seat.seat_number from seat join sitting using (ticket_id)
      where seat.is_first and sitting.is_first and seat.seat_number <> sitting.seat_number
    union all
    select moving.id, free.seat_number from moving left join free using (ticket_id, place)
  ),
  gone as (
    delete from passenger using going where passenger.id = going.id and going.seat_number is null
  ),
  moved as (
    update passenger set seat_number = going.seat_number from going
      where passenger.id = going.id and going.seat_number is not null
  )
  insert into passenger (ticket_id, seat_number, is_first, name, phone, address, next_of_kin_name, next_of_kin_phone,
      sold_terminal_id)
    select ticket.id, seat.seat_number, true, traveler_name, traveler_number, traveler_address, next_of_kin_name,
      next_of_kin_number, sold_terminal_id
    from seat join ticket on ticket.id = seat.ticket_id
    where seat.is_first and not exists (
      select from sitting where sitting.ticket_id = seat.ticket_id and sitting.is_first)
    union all
    select ticket.id, free.seat_number, false, null, null, null, null, null, sold_terminal_id
    from free join ticket on ticket.id = free.ticket_id left join moving using (ticket_id, place)
    where moving.id is null;
  return null;
end $$;
create trigger passengers_take_their_seats after insert on ticket_seat
  referencing new table as taken for each statement execute function passengers_take_their_seats();
create trigger passengers_follow_their_seats after update on ticket_seat
  referencing new table as taken for each statement execute function passengers_take_their_seats();

-- The first passenger is whoever the ticket says.
create function ticket_tells_of_its_traveler() returns trigger language plpgsql as $$
begin
  update passenger
    set name = new.traveler_name, phone = new.traveler_number, address = new.traveler_address,
      next_of_kin_name = new.next_of_kin_name, next_of_kin_phone = new.next_of_kin_number
    where ticket_id = new.id and is_first;
  return null;
end $$;
create trigger ticket_tells_of_its_traveler
  after update of traveler_name, traveler_number, traveler_address, next_of_kin_name, next_of_kin_number on ticket
  for each row when (
    (old.traveler_name, old.traveler_number, old.traveler_address, old.next_of_kin_name, old.next_of_kin_number)
      is distinct from
    (new.traveler_name, new.traveler_number, new.traveler_address, new.next_of_kin_name, new.next_of_kin_number)
  ) execute function ticket_tells_of_its_traveler();

-- A ticket is found by each of its passengers: their names and phones are part of its searched text.
create function ticket_is_found_by_its_passengers() returns trigger language plpgsql as $$
begin
  update ticket set passenger_search = told.search
    from (
      select touched.ticket_id, coalesce(
        string_agg(
          concat_ws(e'\n', search_text(passenger.name), search_phone(passenger.phone), search_phone(passenger.next_of_kin_phone)),
          e'\n' order by passenger.seat_number
        ), '') as search
      from (select distinct ticket_id from changed where not is_first) as touched
      left join passenger on passenger.ticket_id = touched.ticket_id and not passenger.is_first and passenger.name is not null
      group by touched.ticket_id
    ) as told
    where ticket.id = told.ticket_id and ticket.passenger_search <> told.search;
  return null;
end $$;
create trigger passenger_is_searched_when_new after insert on passenger
  referencing new table as changed for each statement execute function ticket_is_found_by_its_passengers();
create trigger passenger_is_searched_when_changed after update on passenger
  referencing new table as changed for each statement execute function ticket_is_found_by_its_passengers();
create trigger passenger_is_searched_no_more after delete on passenger
  referencing old table as changed for each statement execute function ticket_is_found_by_its_passengers();

-- What is searched of its passengers is no change of the ticket itself: who changes them raises its version.
drop trigger ticket_raises_its_version on ticket;
create trigger ticket_raises_its_version before update on ticket for each row execute function
  record_raises_its_version('route_id', 'vehicle_id', 'origin_terminal_id', 'destination_terminal_id', 'trip_departs_at',
    'passenger_search');

-- Who sits beside the traveler is sealed with the ticket; what is searched of them is not. No seal of before is another for it.
create or replace function sealed_row(about text, row_id uuid) returns jsonb language plpgsql stable set timezone to 'UTC' as $$
begin
  case about
    when 'ticket' then
      return (select to_jsonb(t) - array['search', 'passenger_search', 'route_id', 'vehicle_id', 'origin_terminal_id',
            'destination_terminal_id', 'trip_departs_at']
          || jsonb_build_object(
            'seats', (select jsonb_agg(seat_number order by seat_number) from ticket_seat where ticket_id = t.id),
            'companions', (
              select jsonb_agg(to_jsonb(p) - array['id', 'ticket_id', 'is_first', 'sold_terminal_id'] order by seat_number)
              from passenger as p where ticket_id = t.id and not is_first and name is not null))
        from ticket as t where t.id = row_id);
    when 'waybill' then return (select to_jsonb(t) - 'search' from waybill as t where t.id = row_id);
    when 'expense' then return (select to_jsonb(t) - 'search' from expense as t where t.id = row_id);
    when 'operation' then return (select to_jsonb(t) - 'search' from operation as t where t.id = row_id);
    when 'change' then return (select to_jsonb(t) from change as t where t.id = row_id);
    when 'audit_event' then
      return (select to_jsonb(t) - array['search', 'count', 'count_sha256'] from audit_event as t where t.id = row_id);
  end case;
end $$;

alter table ticket
  drop column search,
  add column search text not null generated always as (
    search_text(number) || e'\n' || replace(search_text(number), ' ', '') || e'\n' || search_text(traveler_name)
    || e'\n' || search_phone(traveler_number) || e'\n' || search_phone(next_of_kin_number) || e'\n' || passenger_search
  ) stored;
alter table ticket alter column search set statistics 400;
do $$ begin
  create index ticket_search on ticket using gin (search gin_trgm_ops) where deleted_at is null;
exception when undefined_object then
  raise notice 'Search goes without the extension pg_trgm: %', sqlerrm;
end $$;
analyze ticket (search);
