-- The whole business. Money is a whole number of kobo; instants are timestamptz(3), because the server reads milliseconds;
-- ids are UUIDv7 made by the server. Codes that people read out are compared byte by byte (collate "C").

create table terminal (
  id uuid primary key,
  name text not null constraint terminal_name_length check (length(name) between 1 and 200),
  address text not null constraint terminal_address_length check (length(address) between 1 and 200),
  city text not null constraint terminal_city_length check (length(city) between 1 and 200),
  state text not null constraint terminal_state_length check (length(state) between 1 and 200)
);
create unique index terminal_name_taken on terminal (lower(name));

-- Everybody who can log in.
create table person (
  id uuid primary key,
  name text not null constraint person_name_length check (length(name) between 1 and 200),
  phone text not null default '' constraint person_phone_length check (length(phone) <= 40),
  address text not null default '' constraint person_address_length check (length(address) <= 200),
  terminal_id uuid references terminal,
  department text constraint person_department
    check (department in ('Customer Service', 'Logistics', 'Secretary', 'Manager')),
  email text collate "C" not null constraint person_email_taken unique
    constraint person_email_form check (email = lower(email) and length(email) between 3 and 200),
  passcode_hash text not null,
  role text collate "C" not null constraint person_role check (role in ('super_admin', 'admin')),
  is_banned boolean not null default false
);
create index person_by_terminal on person (terminal_id);

-- A token's hash, never the token.
create table session (
  token_hash bytea primary key,
  person_id uuid not null references person on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  ended_at timestamptz(3)
);
create index session_by_person on session (person_id);

create table driver (
  id uuid primary key,
  name text not null constraint driver_name_length check (length(name) between 1 and 200),
  phone text not null constraint driver_phone_length check (length(phone) between 1 and 40),
  address text not null constraint driver_address_length check (length(address) between 1 and 200)
);

create table vehicle (
  id uuid primary key,
  vehicle_number text collate "C" not null constraint vehicle_number_taken unique
    constraint vehicle_number_length check (length(vehicle_number) between 1 and 40),
  vehicle_type text not null constraint vehicle_type check (vehicle_type in ('Bus', 'Coach Bus', 'Truck', 'Van')),
  seat_count integer not null constraint vehicle_seat_count check (seat_count between 1 and 100),
  driver_id uuid references driver
);
create index vehicle_by_driver on vehicle (driver_id);

create table route (
  id uuid primary key,
  code text collate "C" not null constraint route_code_taken unique
    constraint route_code_length check (length(code) between 1 and 200),
  origin_terminal_id uuid not null references terminal,
  destination_terminal_id uuid not null references terminal,
  distance text not null constraint route_distance_length check (length(distance) between 1 and 200),
  duration text not null constraint route_duration_length check (length(duration) between 1 and 200),
  constraint route_goes_somewhere check (origin_terminal_id <> destination_terminal_id)
);
create index route_by_origin on route (origin_terminal_id);
create index route_by_destination on route (destination_terminal_id);

-- total_seats is the vehicle's seat count on the day the trip was made.
create table trip (
  id uuid primary key,
  route_id uuid not null references route,
  vehicle_id uuid not null references vehicle,
  departs_at timestamptz(3) not null,
  amount_kobo bigint not null constraint trip_amount check (amount_kobo between 1 and 9007199254740991),
  status text not null default 'Scheduled' constraint trip_status check (status in ('Scheduled', 'En-route', 'Completed')),
  total_seats integer not null constraint trip_total_seats check (total_seats between 1 and 100),
  constraint trip_seats_known unique (id, total_seats)
);
create index trip_by_departure on trip (departs_at desc, id desc);
create index trip_by_route on trip (route_id, departs_at desc);
create index trip_by_vehicle on trip (vehicle_id, departs_at desc);

-- A deleted ticket stays, with the seats it had; the seats themselves can be sold again.
create table ticket (
  id uuid primary key,
  number text collate "C" not null constraint ticket_number_taken unique
    constraint ticket_number_length check (length(number) between 1 and 40),
  trip_id uuid not null references trip,
  traveler_name text not null constraint ticket_traveler_name_length check (length(traveler_name) between 1 and 200),
  traveler_number text not null constraint ticket_traveler_number_length check (length(traveler_number) between 1 and 40),
  next_of_kin_number text not null
    constraint ticket_next_of_kin_number_length check (length(next_of_kin_number) between 1 and 40),
  date_of_birth date not null,
  amount_kobo bigint not null constraint ticket_amount check (amount_kobo between 1 and 9007199254740991),
  payment_method text not null
    constraint ticket_payment_method check (payment_method in ('Bank Transfer', 'Cash', 'POS')),
  status text not null default 'Scheduled'
    constraint ticket_status check (status in ('Scheduled', 'Boarded', 'Enroute', 'Completed')),
  booked_by uuid not null references person,
  booked_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  deleted_by uuid references person,
  released_seats integer[],
  constraint ticket_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null)),
  constraint ticket_trip_known unique (id, trip_id)
);
create index ticket_newest_first on ticket (booked_at desc, id desc) where deleted_at is null;
create index ticket_by_trip on ticket (trip_id);
create index ticket_by_person on ticket (booked_by);

-- The primary key is what sells a seat once. total_seats is filled in below; it follows the trip's, so that no seat can
-- be sold, and no trip can shrink to a vehicle, that hasn't got it.
create table ticket_seat (
  trip_id uuid not null,
  seat_number integer not null,
  ticket_id uuid not null,
  total_seats integer not null,
  constraint ticket_seat_sold_once primary key (trip_id, seat_number),
  constraint ticket_seat_on_vehicle check (seat_number between 1 and total_seats),
  constraint ticket_seat_of_trip foreign key (trip_id, total_seats) references trip (id, total_seats) on update cascade,
  constraint ticket_seat_of_ticket foreign key (ticket_id, trip_id) references ticket (id, trip_id)
);
create index ticket_seat_by_ticket on ticket_seat (ticket_id, seat_number);

create function ticket_seat_fills_total_seats() returns trigger language plpgsql as $$
begin
  if new.total_seats is null then
    select trip.total_seats into new.total_seats from trip where trip.id = new.trip_id;
    if not found then
      raise foreign_key_violation using message = 'There is no such trip', constraint = 'ticket_seat_of_trip';
    end if;
  end if;
  return new;
end $$;
create trigger ticket_seat_fills_total_seats before insert on ticket_seat
  for each row execute function ticket_seat_fills_total_seats();

create function ticket_frees_its_seats() returns trigger language plpgsql as $$
begin
  with freed as (delete from ticket_seat where ticket_id = new.id returning seat_number)
  select coalesce(array_agg(seat_number order by seat_number), '{}') into new.released_seats from freed;
  return new;
end $$;
create trigger ticket_frees_its_seats before update of deleted_at on ticket
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function ticket_frees_its_seats();

create table waybill (
  id uuid primary key,
  number text collate "C" not null constraint waybill_number_taken unique
    constraint waybill_number_length check (length(number) between 1 and 40),
  sender_name text not null constraint waybill_sender_name_length check (length(sender_name) between 1 and 200),
  sender_number text not null constraint waybill_sender_number_length check (length(sender_number) between 1 and 40),
  sender_email text not null default '' constraint waybill_sender_email_length check (length(sender_email) <= 200),
  sender_address text not null constraint waybill_sender_address_length check (length(sender_address) between 1 and 200),
  receiver_name text not null constraint waybill_receiver_name_length check (length(receiver_name) between 1 and 200),
  receiver_number text not null
    constraint waybill_receiver_number_length check (length(receiver_number) between 1 and 40),
  origin_terminal_id uuid not null references terminal,
  destination_terminal_id uuid not null references terminal,
  book_date date not null,
  description text not null constraint waybill_description_length check (length(description) between 1 and 200),
  quantity integer not null constraint waybill_quantity check (quantity > 0),
  weight_grams bigint constraint waybill_weight check (weight_grams between 0 and 9007199254740991),
  worth_kobo bigint not null constraint waybill_worth check (worth_kobo between 0 and 9007199254740991),
  payment_method text not null
    constraint waybill_payment_method check (payment_method in ('Bank Transfer', 'Cash', 'POS')),
  amount_kobo bigint not null constraint waybill_amount check (amount_kobo between 1 and 9007199254740991),
  handling_instructions text not null default ''
    constraint waybill_handling_instructions_length check (length(handling_instructions) <= 200),
  status text not null default 'Pending'
    constraint waybill_status check (status in ('Pending', 'On-Transit', 'Delivered', 'Picked Up')),
  booked_by uuid not null references person,
  booked_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  deleted_by uuid references person,
  constraint waybill_goes_somewhere check (origin_terminal_id <> destination_terminal_id),
  constraint waybill_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null))
);
create index waybill_newest_first on waybill (booked_at desc, id desc) where deleted_at is null;
create index waybill_by_origin on waybill (origin_terminal_id, booked_at desc);
create index waybill_by_destination on waybill (destination_terminal_id, booked_at desc);
create index waybill_by_person on waybill (booked_by);

-- The ledger. It only grows: a mistake is put right by an operation that reverses it.
create table operation (
  id uuid primary key,
  type text collate "C" not null constraint operation_type check (type in ('TICKET_BOOKING', 'WAYBILL', 'EXPENSE')),
  ticket_id uuid references ticket,
  waybill_id uuid references waybill,
  description text not null constraint operation_description_length check (length(description) between 1 and 200),
  amount_kobo bigint not null constraint operation_amount
    check (amount_kobo <> 0 and amount_kobo between -9007199254740991 and 9007199254740991),
  terminal_id uuid not null references terminal,
  person_id uuid not null references person,
  at timestamptz(3) not null default now(),
  reverses uuid constraint operation_reversed_once unique references operation,
  constraint operation_subject check (
    (ticket_id is not null) = (type = 'TICKET_BOOKING') and (waybill_id is not null) = (type = 'WAYBILL')
  )
);
create index operation_newest_first on operation (at desc, id desc);
create index operation_by_terminal on operation (terminal_id, at desc, id desc);
create index operation_by_ticket on operation (ticket_id) where ticket_id is not null;
create index operation_by_waybill on operation (waybill_id) where waybill_id is not null;
create index operation_by_person on operation (person_id);

create function operation_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using
    message = 'The ledger only grows: an operation is reversed by another, never changed',
    constraint = 'operation_only_grows';
end $$;
create trigger operation_only_grows before update or delete on operation
  for each row execute function operation_only_grows();
create trigger operation_is_never_emptied before truncate on operation
  for each statement execute function operation_only_grows();

create function operation_reversal_balances() returns trigger language plpgsql as $$
begin
  perform from operation as reversed
    where reversed.id = new.reverses and reversed.type = new.type and reversed.amount_kobo = -new.amount_kobo
      and reversed.ticket_id is not distinct from new.ticket_id
      and reversed.waybill_id is not distinct from new.waybill_id;
  if not found then
    raise check_violation using
      message = 'A reversal takes back the whole of one operation', constraint = 'operation_reversal_balances';
  end if;
  return new;
end $$;
create trigger operation_reversal_balances before insert on operation
  for each row when (new.reverses is not null) execute function operation_reversal_balances();

-- A call's key goes in first in its transaction and its answer last, so that a retry gets the first answer again.
create table retry_key (
  person_id uuid not null references person on delete cascade,
  key text collate "C" not null constraint retry_key_length check (length(key) between 1 and 200),
  call text collate "C" not null,
  payload_sha256 bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (person_id, key)
);
create index retry_key_oldest_first on retry_key (created_at);
