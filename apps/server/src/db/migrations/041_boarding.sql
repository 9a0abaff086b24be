-- Who of a trip has boarded: when, and who let them. Whoever had not when a bus left that was boarded so did not come.
alter table passenger
  add column boarded_at timestamptz(3),
  add column boarded_by uuid references person,
  add column no_show_at timestamptz(3),
  add constraint passenger_boarded_by_somebody check ((boarded_at is null) = (boarded_by is null)),
  add constraint passenger_boards_or_not check (boarded_at is null or no_show_at is null);
create index passenger_boarded_by on passenger (boarded_by) where boarded_by is not null;

-- Of a bus that was boarded and has left, everybody with a seat has boarded or did not come: boarded + no-show = sold.
create function departed_trip_counts_everybody() returns trigger language plpgsql as $$
declare
  about uuid;
begin
  if tg_table_name = 'trip' then about := new.id;
  else select trip_id into about from ticket where id = new.ticket_id;
  end if;
  if exists (select from trip where id = about and status <> 'Scheduled')
    and (
      select bool_or(boarded_at is not null) and bool_or(boarded_at is null and no_show_at is null)
      from ticket_seat join passenger using (ticket_id, seat_number) where trip_id = about
    )
  then
    raise check_violation using
      message = 'Of a bus that has left, everybody has boarded or did not come', constraint = 'departed_trip_counts_everybody';
  end if;
  return null;
end $$;
create constraint trigger trip_counts_everybody after update of status on trip deferrable initially deferred
  for each row when (old.status <> new.status) execute function departed_trip_counts_everybody();
create constraint trigger passenger_is_counted after update of boarded_at, no_show_at on passenger deferrable initially deferred
  for each row when ((old.boarded_at, old.no_show_at) is distinct from (new.boarded_at, new.no_show_at))
  execute function departed_trip_counts_everybody();

-- Who has boarded is sealed with the ticket, as often as it changes. No seal of before is another for it.
create or replace function sealed_row(about text, row_id uuid) returns jsonb language plpgsql stable set timezone to 'UTC' as $$
begin
  case about
    when 'ticket' then
      return (select to_jsonb(t) - array['search', 'passenger_search', 'route_id', 'vehicle_id', 'origin_terminal_id',
            'destination_terminal_id', 'trip_departs_at']
          || jsonb_build_object(
            'seats', (select jsonb_agg(seat_number order by seat_number) from ticket_seat where ticket_id = t.id),
            'companions', (
              select jsonb_agg(to_jsonb(p) - array['id', 'ticket_id', 'is_first', 'sold_terminal_id', 'boarded_at', 'boarded_by',
                'no_show_at'] order by seat_number)
              from passenger as p where ticket_id = t.id and not is_first and name is not null),
            'boarding', (
              select jsonb_agg(jsonb_build_object('seat_number', seat_number, 'boarded_at', boarded_at, 'boarded_by', boarded_by,
                'no_show_at', no_show_at) order by seat_number)
              from passenger where ticket_id = t.id and (boarded_at is not null or no_show_at is not null)))
        from ticket as t where t.id = row_id);
    when 'waybill' then return (select to_jsonb(t) - 'search' from waybill as t where t.id = row_id);
    when 'expense' then return (select to_jsonb(t) - 'search' from expense as t where t.id = row_id);
    when 'operation' then return (select to_jsonb(t) - 'search' from operation as t where t.id = row_id);
    when 'change' then return (select to_jsonb(t) from change as t where t.id = row_id);
    when 'shift' then return (select to_jsonb(t) - 'search' from shift as t where t.id = row_id);
    when 'cash_drop' then return (select to_jsonb(t) from cash_drop as t where t.id = row_id);
    when 'audit_event' then
      return (select to_jsonb(t) - array['search', 'count', 'count_sha256'] from audit_event as t where t.id = row_id);
  end case;
end $$;

create function boarding_is_sealed() returns trigger language plpgsql as $$
begin
  perform append_seal(current_setting('motorpark.chain')::uuid, 'ticket', new.ticket_id);
  return null;
end $$;
create constraint trigger boarding_is_sealed after update of boarded_at, no_show_at on passenger deferrable initially deferred
  for each row when ((old.boarded_at, old.no_show_at) is distinct from (new.boarded_at, new.no_show_at)
    and current_setting('motorpark.chain', true) <> '')
  execute function boarding_is_sealed();
