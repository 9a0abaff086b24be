-- A sale makes passengers of a ticket that has none. Nobody changes places then, and of a traveler alone nothing is to be searched anew:
-- what is worked out for other changes is left out.
create or replace function passengers_take_their_seats() returns trigger language plpgsql as $$
begin
  if not exists (select from passenger where ticket_id in (select ticket_id from taken)) then
    insert into passenger (ticket_id, seat_number, is_first, name, phone, address, next_of_kin_name, next_of_kin_phone,
        sold_terminal_id)
      select ticket.id, seat_number, is_first,
        case when is_first then traveler_name end,
        case when is_first then traveler_number end,
        case when is_first then traveler_address end,
        case when is_first then next_of_kin_name end,
        case when is_first then next_of_kin_number end,
        sold_terminal_id
      from (
        select ticket_id, seat_number, seat_number = min(seat_number) over (partition by ticket_id) as is_first
        from ticket_seat where ticket_id in (select ticket_id from taken)
      ) as seat
      join ticket on ticket.id = seat.ticket_id;
    return null;
  end if;
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

create or replace function ticket_is_found_by_its_passengers() returns trigger language plpgsql as $$
begin
  if not exists (select from changed where not is_first) then return null; end if;
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
