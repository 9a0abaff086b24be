-- The schema of release 1.0.0: what its migrations 001 to 103 left behind, each table and function once. A database that has run those is left as it is
-- (docs/running.md), so this file never changes either.
--
-- Money is a whole number of kobo; instants are timestamptz(3), because the server reads milliseconds; ids are UUIDv7 made by the server. Codes that people read
-- out are compared byte by byte (collate "C"). A record's `version` says which state of it somebody saw: it is sent with every record and comes back with the next
-- change of it, so that nobody undoes unseen what somebody else has just done. `search` is what its list shows of it.

-- === Search ===

-- A text as it is searched: small letters without marks, one space between words. searchText of the domain package does the same; its searchCases.fixtures.ts holds
-- both to it. Texts of plain letters, which nearly all are, have a shorter way.
create function search_text(shown text) returns text language sql immutable parallel safe as $$
  select case when octet_length(shown) = char_length(shown) then
    regexp_replace(lower(translate(shown collate "default", '''`', '')), '[\t-\r .,;:/()-]+', ' ', 'g')
  else
    regexp_replace(
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
  end
$$;

-- A phone number as it is searched: its digits, those of Nigeria with 0 for +234.
create function search_phone(phone text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00)?2340?', '0')
$$;

-- Each five digits in a row of a searched text. Three in a row are in many phone numbers, so that an index of threes finds one number in a million only after
-- looking through tens of thousands; five in a row are rare. digitsIn of the server's search names the same of what was typed.
create function search_digits(search text) returns int[] language plpgsql immutable parallel safe as $$
declare
  digits text;
  fives int[] := '{}';
begin
  foreach digits in array string_to_array(regexp_replace(search, '[^0-9]+', ' ', 'g'), ' ') loop
    for place in 1 .. length(digits) - 4 loop
      fives := fives || substr(digits, place, 5)::int;
    end loop;
  end loop;
  return fives;
end $$;

-- === Every record ===

-- One up for every update that changes anything. What belongs to a record but is in another table, as a ticket's seats are, raises it by a changed version in the
-- update itself. What a record has from others, named in the trigger, is no change of the record itself; nor are the searched texts, which are generated after this.
create function record_raises_its_version() returns trigger language plpgsql as $$
declare
  others text[] := array['search', 'search_name', 'search_type'] || coalesce(tg_argv, '{}');
begin
  if to_jsonb(new) - others is distinct from to_jsonb(old) - others then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

-- Where somebody worked when they made or deleted a record: people move to other terminals, what happened stays where it happened. The trigger names the column
-- with whoever made the record.
create function record_keeps_its_terminal() returns trigger language plpgsql as $$
declare
  made_by uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  if tg_op = 'INSERT' then
    new.made_terminal_id := (select terminal_id from person where id = made_by);
  end if;
  if new.deleted_by is not null and (tg_op = 'INSERT' or old.deleted_by is null) then
    new.deleted_terminal_id := (select terminal_id from person where id = new.deleted_by);
  end if;
  return new;
end $$;

-- === The company ===

-- The company's logo and signature: small PNGs, found by their content, so that a browser may keep them for good.
create table company_image (
  sha256 text collate "C" primary key constraint company_image_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  png bytea not null constraint company_image_size check (octet_length(png) between 1 and 32768)
);

-- Who the company is and by which rules it sells: one row, which its super admins edit. What it is called stays empty until somebody writes it down; its terms start
-- as those of the trade.
create table company (
  id uuid primary key,
  is_only boolean not null default true
    constraint company_is_one unique
    constraint company_is_only check (is_only),
  version integer not null default 1,
  name text not null default '',
  short_name text not null default '',
  phones text not null default '',
  address text not null default '',
  email text not null default '',
  ticket_terms text not null default '',
  ticket_thanks text not null default '',
  waybill_terms text not null default '',
  waybill_thanks text not null default '',
  paper text not null default '80mm' constraint company_paper check (paper in ('58mm', '80mm', 'A4')),
  fare_rule text not null default 'per-seat' constraint company_fare_rule check (fare_rule in ('per-seat', 'per-ticket')),
  logo text collate "C" references company_image (sha256),
  signature text collate "C" references company_image (sha256),
  second_factor text not null default 'optional'
    constraint company_second_factor check (second_factor in ('optional', 'required')),
  -- Whether a passenger's address and the name of their next of kin must be there, and whether those who travel again are found by their phone.
  passenger_details text not null default 'asked'
    constraint company_passenger_details check (passenger_details in ('asked', 'required')),
  known_travelers text not null default 'offered'
    constraint company_known_travelers check (known_travelers in ('offered', 'hidden')),
  -- Whether staff sell seats and take parcels in only while they have an open shift.
  shift_rule text not null default 'optional'
    constraint company_shift_rule check (shift_rule in ('optional', 'required')),
  -- By which rules a ticket is rescheduled and refunded: notice in hours, the fee in kobo, what is kept of a refund in percent.
  reschedule_rule text not null default 'fee'
    constraint company_reschedule_rule check (reschedule_rule in ('fee', 'late-fee')),
  reschedule_notice integer not null default 12
    constraint company_reschedule_notice check (reschedule_notice between 0 and 720),
  reschedule_fee_kobo bigint not null default 100000
    constraint company_reschedule_fee check (reschedule_fee_kobo between 0 and 100000000),
  refund_notice integer not null default 0
    constraint company_refund_notice check (refund_notice between 0 and 720),
  refund_kept integer not null default 0
    constraint company_refund_kept check (refund_kept between 0 and 99),
  no_show_rule text not null default 'nothing'
    constraint company_no_show_rule check (no_show_rule in ('nothing', 'reschedule', 'refund')),
  -- Transfers and POS payments that count once somebody has seen the money, where the company wants it, and how long they may take.
  confirmation_rule text not null default 'none'
    constraint company_confirmation_rule check (confirmation_rule in ('none', 'required')),
  confirmation_minutes integer not null default 120
    constraint company_confirmation_minutes check (confirmation_minutes between 5 and 4320),
  -- How many minutes before a trip leaves selling its seats closes; with 0 it sells until it has left.
  sales_close integer not null default 0 constraint company_sales_close check (sales_close between 0 and 720),
  -- How many seats of a trip one login keeps on its machine for an outage (docs/decisions/allotments.md): nobody else gets them meanwhile.
  outage_seats integer not null default 0 constraint company_outage_seats check (outage_seats between 0 and 6),
  -- How many months after a trip, or after a parcel was taken in, what is known of the people is erased; with 0 it is kept.
  retention_months integer not null default 0
    constraint company_retention_months check (retention_months = 0 or retention_months between 12 and 120),
  -- After how many idle minutes a login locks: a counter that four people share is left alone more often than an office.
  lock_minutes integer not null default 60 constraint company_lock_minutes check (lock_minutes between 1 and 60),
  -- How many minutes before a trip leaves its check-in closes; with 0 passengers board until it has left.
  check_in_close integer not null default 0 constraint company_check_in_close check (check_in_close between 0 and 720),
  -- What a parcel costs that waits for longer than it is kept free, in hours and kobo; without a fee it costs nothing.
  storage_hours integer not null default 72
    constraint company_storage_hours check (storage_hours between 0 and 720),
  storage_fee_kobo bigint not null default 0
    constraint company_storage_fee check (storage_fee_kobo between 0 and 100000000),
  -- For how many minutes a sale is corrected in full, and how often staff reschedule one ticket.
  correction_minutes integer not null default 15
    constraint company_correction_minutes check (correction_minutes between 0 and 120),
  reschedule_limit integer not null default 2
    constraint company_reschedule_limit check (reschedule_limit between 0 and 20),
  -- For how many days cash that left a drawer may wait for the bank.
  banking_days integer not null default 3 constraint company_banking_days check (banking_days between 1 and 31),
  -- From what worth on whoever collects a parcel shows an identification, in kobo; 0 asks only those who are not the receiver.
  identification_worth_kobo bigint not null default 0
    constraint company_identification_worth check (identification_worth_kobo between 0 and 9007199254740991)
);
create trigger company_raises_its_version before update on company
  for each row execute function record_raises_its_version();

insert into company (id, ticket_terms, ticket_thanks, waybill_terms, waybill_thanks) values (
  '00000000-0000-7000-8000-000000000001',
  e'This ticket is non-refundable after departure.\nThis ticket is valid only on the stated date and time.\nRescheduling must be done at least 12 hours before departure.\nPassengers must check in 30 minutes before departure.\nOne luggage of up to 20kg is allowed; extra luggage attracts a fee.\nThe company is not responsible for lost property.\nSmoking and alcohol are not allowed on board.\nChildren under 12 must be accompanied by an adult.\nSafety and staff instructions must be obeyed.',
  'Thank you for travelling with us.',
  e'This waybill is valid for a scheduled delivery period of 72 hours.\nAfterwards unclaimed waybills count as abandoned, and the company may dispose of, auction or return the goods at the customer’s expense.\nAn extra fee of ₦500 applies for extended storage or handling.\nComplaints about loss or misappropriation must be reported within 48 hours of discovery or receipt.',
  'Thank you for sending with us.'
);

-- === Terminals ===

create table terminal (
  id uuid primary key,
  name text not null constraint terminal_name_length check (length(name) between 1 and 200),
  address text not null constraint terminal_address_length check (length(address) between 1 and 200),
  city text not null constraint terminal_city_length check (length(city) between 1 and 200),
  state text not null constraint terminal_state_length check (length(state) between 1 and 200),
  version integer not null default 1,
  -- What others' rows show of it.
  search_name text not null generated always as (search_text(name)) stored,
  search text not null generated always as (
    search_text(name) || e'\n' || search_text(address) || e'\n' || search_text(city) || e'\n' || search_text(state)
  ) stored
);
create unique index terminal_name_taken on terminal (lower(name));
create index terminal_by_search_name on terminal (search_name collate "C", id);
create trigger terminal_raises_its_version before update on terminal
  for each row execute function record_raises_its_version();

-- The board of departures for the television in a terminal's hall: whoever has the key sees it, without a login. A key's hash, never the key.
create table hall_view (
  terminal_id uuid primary key references terminal on delete cascade,
  key_hash bytea not null constraint hall_view_key_hash unique,
  made_at timestamptz(3) not null
);

-- === People and their logins ===

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
  is_banned boolean not null default false,
  version integer not null default 1,
  -- Whose passcode was chosen by somebody else.
  must_change_passcode boolean not null default false,
  search_name text not null generated always as (search_text(name)) stored,
  search text not null generated always as (
    search_text(name) || e'\n' || search_phone(phone) || e'\n' || coalesce(search_text(department), '')
    || e'\n' || search_text(email)
  ) stored,
  -- What a person's browser encrypts sales with that are not answered yet (docs/decisions/retry-keys.md): given to them alone, so that
  -- whoever comes to the machine next cannot read them.
  outbox_key bytea not null
    default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
    constraint person_outbox_key_length check (octet_length(outbox_key) = 32),
  -- Until when a passcode that somebody else chose may be used; null for one that its owner chose.
  passcode_expires_at timestamptz(3)
);
create index person_by_terminal on person (terminal_id);
create index person_by_name on person (lower(name), id);
create index person_by_search_name on person (search_name collate "C", id);
-- Of a person only what the form shows: a passcode hashed anew at a login, or a ban, is nothing that an edit could undo.
create trigger person_raises_its_version
  before update of name, phone, address, terminal_id, department, email, role, version on person
  for each row execute function record_raises_its_version();

-- A login. A token's hash, never the token.
create table session (
  token_hash bytea primary key,
  person_id uuid not null references person on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  -- By which its owner tells it apart, locks and ends it.
  id uuid not null default gen_random_uuid(),
  -- What the browser calls itself, and the address it last called from.
  user_agent text not null default '' constraint session_user_agent_length check (length(user_agent) <= 400),
  ip text not null default '' constraint session_ip_length check (length(ip) <= 64),
  -- Locked by its owner or by the app; one that nobody used for an hour is locked without it.
  locked_at timestamptz(3),
  -- Opened by a client that can change passcodes, for somebody who has to: nothing else works until it is done.
  must_change_passcode boolean not null default false,
  -- Opened for somebody of whom the company requires a second factor that they haven't got: nothing else works until it is set up.
  must_set_up_second_factor boolean not null default false
);
create index session_by_person on session (person_id);
create unique index session_by_id on session (id);

-- Machines that a terminal knows by name, each by the hash of a key that it keeps.
create table counter (
  id uuid primary key,
  terminal_id uuid not null references terminal on delete cascade,
  name text not null constraint counter_name_length check (length(name) between 1 and 40),
  paper text not null constraint counter_paper check (paper in ('58mm', '80mm', 'A4')),
  key_hash bytea not null constraint counter_key_hash unique,
  named_at timestamptz(3) not null,
  named_by uuid references person on delete set null
);
create unique index counter_one_of_a_name on counter (terminal_id, lower(name));
create index counter_by_person on counter (named_by);

-- Which sessions were opened there. By itself, because a call holds its session's row until it has come to its end.
create table counter_session (
  session_id uuid primary key references session (id) on delete cascade,
  counter_id uuid not null references counter on delete cascade
);
create index counter_session_by_counter on counter_session (counter_id);

-- What staff open their locked session with at a counter.
create table pin (
  person_id uuid primary key references person on delete cascade,
  hash text not null,
  set_at timestamptz(3) not null
);

-- What somebody logs in with beside their passcode: a secret that they share with an authenticator app. It counts once its first code was
-- confirmed.
create table second_factor (
  person_id uuid primary key references person (id) on delete cascade,
  secret bytea not null constraint second_factor_secret check (length(secret) in (20, 48)),
  started_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  -- The half minute of the latest code that was taken: no code is taken twice, nor one from before it.
  last_step integer not null default 0,
  -- The secret of a second factor that is set up again: the one before counts until the first code of this one was confirmed.
  next_secret bytea constraint second_factor_next_secret check (length(next_secret) in (20, 48))
);

-- For who has lost the app: each is good for one login. Only hashes are kept.
create table second_factor_recovery (
  person_id uuid not null references second_factor (person_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz(3),
  primary key (person_id, code_hash)
);

-- Each code for a new passcode is a row of its own: a newer one doesn't end an older one. A row is kept whether or not anybody logs in with the e-mail.
create table recovery (
  id uuid primary key,
  email text collate "C" not null
    constraint recovery_email_form check (email = lower(email) and length(email) between 3 and 200),
  -- Whose passcode it is; nobody's code is never right.
  person_id uuid references person on delete cascade,
  -- Never the code.
  code_hash text not null,
  asked_at timestamptz(3) not null,
  -- From addresses that the person never logged in from, counted before each try is checked.
  tries integer not null default 0 constraint recovery_tries check (tries >= 0),
  -- Whoever proved to have the code may set the passcode for a while: with the code, or without it from the same address.
  verified_at timestamptz(3),
  verified_ip text,
  needs_code boolean not null default false,
  constraint recovery_verified_from_somewhere check ((verified_at is null) = (verified_ip is null))
);
create index recovery_by_email on recovery (email, asked_at);
create index recovery_by_person on recovery (person_id);
create index recovery_oldest_first on recovery (asked_at);

-- How often a code was tried from an address.
create table recovery_try (
  recovery_id uuid not null references recovery on delete cascade,
  network text collate "C" not null,
  tries integer not null,
  primary key (recovery_id, network)
);

-- Who tried what how often, for all processes alike. E-mails are here only as digests: people type passcodes into the wrong box.
create table limit_count (
  what text collate "C" not null,
  who text collate "C" not null,
  count integer not null constraint limit_count_count check (count >= 1),
  -- When the count began, when it last grew, and until when nothing more is let through.
  since timestamptz(3) not null,
  last_at timestamptz(3) not null,
  blocked_until timestamptz(3),
  primary key (what, who)
);
create index limit_count_oldest_first on limit_count (last_at);

-- As whom logins from an address failed, each account once however often.
create table failed_login (
  network text collate "C" not null,
  account text collate "C" not null,
  at timestamptz(3) not null,
  primary key (network, account)
);
create index failed_login_by_network on failed_login (network, at);
create index failed_login_oldest_first on failed_login (at);

-- From where somebody logged in: what others do elsewhere never counts against them there.
create table known_address (
  person_id uuid not null references person on delete cascade,
  network text collate "C" not null,
  last_at timestamptz(3) not null,
  primary key (person_id, network)
);
create index known_address_oldest_first on known_address (last_at);

-- Who reads a long list at the moment, one call of a person at a time in all processes of the server. A turn that its process doesn't
-- renew, because it has died, is over.
create table list_turn (
  person_id uuid primary key references person on delete cascade,
  holder uuid not null,
  until timestamptz not null
);

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
-- Which answers kept with retry keys speak of a ticket or waybill: they are erased with it.
create index retry_key_of_record on retry_key ((answer -> 'data' ->> 'id')) where answer is not null;

-- === Drivers and vehicles ===

create table driver (
  id uuid primary key,
  name text not null constraint driver_name_length check (length(name) between 1 and 200),
  phone text not null constraint driver_phone_length check (length(phone) between 1 and 40),
  address text not null constraint driver_address_length check (length(address) between 1 and 200),
  version integer not null default 1,
  search text not null generated always as (
    search_text(name) || e'\n' || search_phone(phone) || e'\n' || search_text(address)
  ) stored,
  -- What the list of vehicles shows of a driver.
  search_name text not null generated always as (search_text(name)) stored,
  -- Since when they drive for the company no more; null while they do.
  out_of_service_at timestamptz(3)
);
create unique index driver_name_taken on driver (lower(name));
create index driver_by_search_name on driver (search_name collate "C", id);
create trigger driver_raises_its_version before update on driver
  for each row execute function record_raises_its_version();

create table vehicle (
  id uuid primary key,
  vehicle_number text collate "C" not null constraint vehicle_number_taken unique
    constraint vehicle_number_length check (length(vehicle_number) between 1 and 40),
  vehicle_type text not null constraint vehicle_type check (vehicle_type in ('Bus', 'Coach Bus', 'Truck', 'Van')),
  seat_count integer not null constraint vehicle_seat_count check (seat_count between 1 and 100),
  driver_id uuid references driver,
  version integer not null default 1,
  -- The list of trips finds a vehicle by its type as well.
  search_type text not null generated always as (search_text(vehicle_type)) stored,
  -- Since when the company has it no more; null while it is in service.
  out_of_service_at timestamptz(3),
  -- The plates that a vehicle had before, one a line, the first one first: it is found by each of them, and so is whatever names it.
  former_numbers text not null default '',
  search_name text not null generated always as (
    search_text(vehicle_number) || e'\n' || replace(search_text(vehicle_number), ' ', '')
    || e'\n' || search_text(replace(former_numbers, e'\n', '|')) || e'\n' || replace(search_text(replace(former_numbers, e'\n', '|')), ' ', '')
  ) stored,
  search text not null generated always as (
    search_text(vehicle_number) || e'\n' || replace(search_text(vehicle_number), ' ', '')
    || e'\n' || search_text(vehicle_type) || e'\n' || seat_count::text
    || e'\n' || search_text(replace(former_numbers, e'\n', '|')) || e'\n' || replace(search_text(replace(former_numbers, e'\n', '|')), ' ', '')
  ) stored
);
create index vehicle_by_driver on vehicle (driver_id);
-- ANB 482 XA, anb-482-xa and ANB482XA are one plate.
create unique index vehicle_plate_taken on vehicle (upper(regexp_replace(vehicle_number, '[\s.-]', '', 'g')));
create index vehicle_by_search_number on vehicle (search_text(vehicle_number) collate "C", id);
create index vehicle_by_seats on vehicle ((seat_count::bigint), id);
create trigger vehicle_raises_its_version before update on vehicle
  for each row execute function record_raises_its_version('former_numbers');

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

-- === Routes ===

create table route (
  id uuid primary key,
  code text collate "C" not null constraint route_code_taken unique
    constraint route_code_length check (length(code) between 1 and 200),
  origin_terminal_id uuid not null references terminal,
  destination_terminal_id uuid not null references terminal,
  distance text not null constraint route_distance_length check (length(distance) between 1 and 200),
  duration text not null constraint route_duration_length check (length(duration) between 1 and 200),
  version integer not null default 1,
  search_name text not null generated always as (search_text(code)) stored,
  -- The lowest fare of a route's trips, unless a super admin plans them; null if the route has none.
  fare_kobo bigint constraint route_fare check (fare_kobo between 1 and 9007199254740991),
  search text not null generated always as (
    search_text(code) || e'\n' || search_text(distance) || e'\n' || search_text(duration)
    || coalesce(e'\n₦' || fare_kobo::text, '')
  ) stored,
  constraint route_goes_somewhere check (origin_terminal_id <> destination_terminal_id)
);
create index route_by_origin on route (origin_terminal_id);
create index route_by_destination on route (destination_terminal_id);
-- Awka - Lagos and awka-lagos are one code.
create unique index route_code_taken_in_any_case
  on route (lower(regexp_replace(code collate "default", '\s', '', 'g')));
create index route_by_search_name on route (search_name collate "C", id);
create trigger route_raises_its_version before update on route
  for each row execute function record_raises_its_version();

-- === Trips ===

create table trip (
  id uuid primary key,
  route_id uuid not null references route,
  vehicle_id uuid not null references vehicle,
  departs_at timestamptz(3) not null,
  amount_kobo bigint not null constraint trip_amount check (amount_kobo between 1 and 9007199254740991),
  status text not null default 'Scheduled' constraint trip_status check (status in ('Scheduled', 'En-route', 'Completed', 'Cancelled')),
  -- The vehicle's seat count on the day the trip was made.
  total_seats integer not null constraint trip_total_seats check (total_seats between 1 and 100),
  -- A deleted trip stays as long as tickets were ever sold for it.
  created_by uuid references person,
  created_at timestamptz(3),
  deleted_at timestamptz(3),
  deleted_by uuid references person,
  made_terminal_id uuid references terminal,
  deleted_terminal_id uuid references terminal,
  -- Since when a trip has its fare. Null where it always had it.
  fare_set_at timestamptz(3),
  version integer not null default 1,
  -- When it was to leave at first; null where it is not delayed.
  delayed_from timestamptz(3),
  -- Which seats were sold when it was cancelled because it does not run, and on which tickets. As long as that is known it may run again, and whoever still waits
  -- gets the same seat. Null where everybody was to go with another trip.
  cancelled_seats integer[],
  cancelled_tickets uuid[],
  -- Its vehicle's drivers when it is planned, fixed when it leaves, so that no later change of the vehicle rewrites its manifest.
  driver_id uuid references driver,
  second_driver_id uuid references driver,
  constraint trip_seats_known unique (id, total_seats),
  constraint trip_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null)),
  constraint trip_cancelled_whole check (num_nulls(cancelled_seats, cancelled_tickets) in (0, 2)),
  constraint trip_cancelled_still check (cancelled_seats is null or status = 'Cancelled'),
  constraint trip_drivers_differ check (driver_id <> second_driver_id)
);
create index trip_by_departure on trip (departs_at desc, id desc);
create index trip_by_route on trip (route_id, departs_at desc);
create index trip_by_vehicle on trip (vehicle_id, departs_at desc);
create index trip_by_creator on trip (created_by) where created_by is not null;
create index trip_by_deleter on trip (deleted_by) where deleted_by is not null;
create index trip_by_status on trip (status, departs_at, id) where deleted_at is null;
create index trip_by_driver on trip (driver_id) where driver_id is not null;
create index trip_by_second_driver on trip (second_driver_id) where second_driver_id is not null;
create trigger trip_keeps_its_terminal before insert or update of deleted_by on trip
  for each row execute function record_keeps_its_terminal('created_by');
create trigger trip_raises_its_version before update on trip
  for each row execute function record_raises_its_version();

-- Who drove when a trip left, with their names and phones of that moment. One row for each time that it left: it may have been taken back.
create table trip_departure (
  id uuid primary key,
  trip_id uuid not null references trip,
  at timestamptz(3) not null,
  -- Null: nobody was entered.
  driver_name text,
  driver_phone text,
  second_driver_name text,
  second_driver_phone text,
  constraint trip_departure_drivers check (
    (driver_name is not null or driver_phone is null) and (second_driver_name is not null or second_driver_phone is null))
);
create index trip_departure_by_trip on trip_departure (trip_id, at desc, id desc);

create function trip_departure_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'Who drove stays on record', constraint = 'trip_departure_only_grows';
end $$;
create trigger trip_departure_only_grows before update or delete on trip_departure
  for each row execute function trip_departure_only_grows();
create trigger trip_departure_is_never_emptied before truncate on trip_departure
  for each statement execute function trip_departure_only_grows();

-- === Erasures ===

-- What a change says without what it says of people, by the labels of its fields (docs/privacy.md).
create function erased_fields(fields jsonb) returns jsonb language sql immutable parallel safe as $$
  select jsonb_agg(
    case when field ->> 'field' in ('Traveler name', 'Mobile number', 'Next of kin mobile number', 'Date of birth', 'Address',
        'Name of next of kin', 'Other passengers', 'Sender name', 'Sender phone', 'Sender address', 'Sender email', 'Receiver name',
        'Receiver phone', 'Collected by', 'Collector phone', 'Identification')
      then field || '{"from": "Erased", "to": "Erased"}' else field end order by place)
  from jsonb_array_elements(fields) with ordinality as told (field, place)
$$;

-- What of a row says something of people.
create function personal_columns(about text) returns text[] language sql immutable parallel safe as $$
  select case about
    when 'ticket' then array['traveler_name', 'traveler_number', 'traveler_address', 'next_of_kin_name', 'next_of_kin_number',
      'date_of_birth', 'companions']
    when 'waybill' then array['sender_name', 'sender_number', 'sender_email', 'sender_address', 'receiver_name', 'receiver_number']
    when 'change' then array['fields']
  end
$$;

-- What stays of it when it is erased: the seal goes on holding for all the rest.
create function personal_hash(about text, whole jsonb) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to((whole ->> 'personal_salt') || coalesce(jsonb_object_agg(key, value), '{}')::text, 'UTF8'))
  from jsonb_each(whole) where key = any(personal_columns(about)) and value <> 'null'
$$;

-- A row as it is sealed.
create function without_personal(about text, whole jsonb) returns jsonb language sql immutable parallel safe as $$
  select case
    when whole ->> 'personal_salt' is null and whole ->> 'personal_sha256' is null then whole
    else whole - personal_columns(about) - array['personal_salt', 'personal_sha256', 'erasure_id']
      || case when about = 'change' and whole ->> 'fields' is not null
        then jsonb_build_object('fields', erased_fields(whole -> 'fields')) else '{}' end
      || jsonb_build_object('personal', coalesce(
        substr(whole ->> 'personal_sha256', 3), encode(personal_hash(about, whole), 'hex')))
  end
$$;

-- Nothing else changes with an erasure, and what is erased stays so.
create function record_is_only_erased() returns trigger language plpgsql as $$
declare
  personal constant text[] := personal_columns(tg_table_name) || array['personal_salt', 'personal_sha256', 'erasure_id'];
  worked_out constant text[] := array['search', 'passenger_search'];
begin
  if old.erasure_id is null and new.erasure_id is not null then
    if to_jsonb(new) - personal - worked_out = to_jsonb(old) - personal - worked_out then return new; end if;
  elsif not exists (
    select from jsonb_each(to_jsonb(new)) as after join jsonb_each(to_jsonb(old)) as before using (key)
    where key = any(personal) and after.value <> before.value)
  then
    return new;
  end if;
  raise check_violation using message = 'What was erased stays erased', constraint = 'record_is_only_erased';
end $$;

-- One erasure: of which tickets and waybills, and who did it.
create table erasure (
  id uuid primary key,
  at timestamptz(3) not null,
  -- Null: the company's rule.
  person_id uuid references person,
  tickets uuid[] not null,
  waybills uuid[] not null,
  constraint erasure_of_something check (cardinality(tickets) + cardinality(waybills) > 0)
);
create index erasure_by_person on erasure (person_id) where person_id is not null;

create function erasure_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'What was erased stays erased', constraint = 'erasure_only_grows';
end $$;
create trigger erasure_only_grows before update or delete on erasure
  for each row execute function erasure_only_grows();
create trigger erasure_is_never_emptied before truncate on erasure
  for each statement execute function erasure_only_grows();

-- === Tickets ===

-- A deleted ticket is void and stays readable, with the seats it had; the seats themselves can be sold again.
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
  made_terminal_id uuid references terminal,
  deleted_terminal_id uuid references terminal,
  -- Why it was voided. Null where nobody gave a reason.
  deleted_reason text constraint ticket_deleted_reason_length check (length(deleted_reason) between 1 and 200),
  -- Into whose books its money came first.
  sold_terminal_id uuid not null references terminal,
  version integer not null default 1,
  -- The fare that each seat was sold at; null where the ticket was sold for one amount whatever its seats.
  fare_kobo bigint constraint ticket_fare check (fare_kobo between 1 and 9007199254740991),
  -- What its list is sorted and filtered by: the route, its ends and the vehicle of its trip.
  route_id uuid not null,
  vehicle_id uuid not null,
  origin_terminal_id uuid not null,
  destination_terminal_id uuid not null,
  -- When the bus of a voided ticket was to leave and which one it was: the trip may be moved later.
  released_departs_at timestamptz(3),
  released_vehicle_number text,
  released_vehicle_type text,
  -- When its trip leaves.
  trip_departs_at timestamptz(3) not null,
  -- Until when staff give its money back: until its bus was to leave, as it was planned when the ticket was sold, whatever becomes of the trip (docs/money.md). Null:
  -- the time of its trip.
  refundable_until timestamptz(3),
  traveler_address text
    constraint ticket_traveler_address_length check (length(traveler_address) between 1 and 200),
  next_of_kin_name text
    constraint ticket_next_of_kin_name_length check (length(next_of_kin_name) between 1 and 200),
  -- What is searched of its other passengers.
  passenger_search text not null default '',
  search text not null generated always as (
    search_text(number) || e'\n' || replace(search_text(number), ' ', '') || e'\n' || search_text(traveler_name)
    || e'\n' || search_phone(traveler_number) || e'\n' || search_phone(next_of_kin_number) || e'\n' || passenger_search
  ) stored,
  -- What was paid for moving it, beside its price, and when it was last moved; what was handed back of its price when it was refunded.
  fees_kobo bigint constraint ticket_fees check (fees_kobo between 0 and 9007199254740991),
  rescheduled_at timestamptz(3),
  refunded_kobo bigint constraint ticket_refunded
    check (refunded_kobo is null or refunded_kobo between 1 and amount_kobo and deleted_at is not null),
  -- Since when its passengers have lost their seats; it stays on the trip that they were to go with.
  unseated_at timestamptz(3),
  unseated_by uuid references person,
  unseated_reason text constraint ticket_unseated_reason_length check (length(unseated_reason) between 1 and 200),
  -- The seats that they had.
  unseated_seats integer[],
  -- A row with a salt is sealed with a hash of the salt and of what it says of people, in place of both: when they are erased, the hash stays and the seal goes on
  -- holding for all the rest. Rows without a salt and a hash, from before seals had them, are sealed anew when they are erased.
  personal_salt uuid default gen_random_uuid(),
  personal_sha256 bytea,
  erasure_id uuid references erasure,
  -- Under which reference somebody says that they have paid by transfer or POS; under which one it was seen is awaited_payment's.
  payment_reference text constraint ticket_payment_reference_length check (length(payment_reference) between 1 and 60),
  -- How often staff or the head office rescheduled it; null is never. Moves after a disruption do not count.
  reschedules integer constraint ticket_reschedules check (reschedules > 0),
  constraint ticket_trip_known unique (id, trip_id),
  constraint ticket_amount_is_whole_fares check (mod(amount_kobo, fare_kobo) = 0),
  constraint ticket_deleted_by_somebody check (
    (deleted_at is null) = (deleted_by is null) or (deleted_at is not null and deleted_reason is not null)),
  constraint ticket_unseated_whole
    check (num_nulls(unseated_at, unseated_by, unseated_reason, unseated_seats) in (0, 4)),
  constraint ticket_is_erased_or_not check (
    (erasure_id is null) = (personal_sha256 is null) and (erasure_id is null or personal_salt is null))
);
-- How many rows a search finds is guessed from a sample of their texts, by which the database chooses its way. In the usual hundred a name that one in forty has may be
-- missing: it is then taken for rare, and every row is looked at to come to a page. This holds for each searched text with many rows.
alter table ticket alter column search set statistics 400;
create index ticket_newest_first on ticket (booked_at desc, id desc) where deleted_at is null;
create index ticket_by_trip on ticket (trip_id);
create index ticket_by_person on ticket (booked_by);
create index ticket_by_deleter on ticket (deleted_by) where deleted_by is not null;
create index ticket_by_trip_and_status on ticket (trip_id, status) where deleted_at is null;
create index ticket_by_selling_terminal on ticket (sold_terminal_id);
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
create index ticket_by_departure on ticket (trip_departs_at, id) where deleted_at is null;
create index ticket_digits on ticket using gin (search_digits(search)) where deleted_at is null;
create index ticket_unseated on ticket (origin_terminal_id, unseated_at, id) where unseated_at is not null and deleted_at is null;
create index ticket_unseated_of_trip on ticket (trip_id) where unseated_at is not null and deleted_at is null;
create index ticket_unseated_by on ticket (unseated_by) where unseated_by is not null;
-- What the company's rule has still to erase, the oldest first.
create index ticket_to_erase on ticket (trip_departs_at) where erasure_id is null;
create index ticket_by_erasure on ticket (erasure_id) where erasure_id is not null;
-- A bus keeps those on its manifest who did not come and were refunded since: they are found by their trip.
create index ticket_refunded_of_trip on ticket (trip_id) where refunded_kobo is not null;
-- What is void is found by search and by a filter of its list: newest first, of all terminals and of each end.
create index ticket_void on ticket (booked_at desc, id desc) where deleted_at is not null;
create index ticket_void_from on ticket (origin_terminal_id, booked_at desc, id desc) where deleted_at is not null;
create index ticket_void_to on ticket (destination_terminal_id, booked_at desc, id desc) where deleted_at is not null;
create index ticket_void_digits on ticket using gin (search_digits(search)) where deleted_at is not null;
create trigger ticket_keeps_its_terminal before insert or update of deleted_by on ticket
  for each row execute function record_keeps_its_terminal('booked_by');
create trigger ticket_raises_its_version before update on ticket
  for each row when (old.erasure_id is not distinct from new.erasure_id)
  execute function record_raises_its_version('route_id', 'vehicle_id', 'origin_terminal_id', 'destination_terminal_id',
    'trip_departs_at', 'passenger_search');
create trigger ticket_is_only_erased before update on ticket
  for each row when (old.erasure_id is not null or new.erasure_id is not null
    or (old.personal_salt, old.personal_sha256) is distinct from (new.personal_salt, new.personal_sha256))
  execute function record_is_only_erased();

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

create function ticket_frees_its_seats() returns trigger language plpgsql as $$
begin
  with freed as (delete from ticket_seat where ticket_id = new.id returning seat_number)
  select coalesce(array_agg(seat_number order by seat_number), '{}') into new.released_seats from freed;
  select departs_at, vehicle_number, vehicle_type
    into new.released_departs_at, new.released_vehicle_number, new.released_vehicle_type
    from trip join vehicle on vehicle.id = trip.vehicle_id where trip.id = new.trip_id;
  return new;
end $$;
create trigger ticket_frees_its_seats before update of deleted_at on ticket
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function ticket_frees_its_seats();

-- A ticket has from its trip what its list is sorted and filtered by.
create function ticket_follows_its_trip() returns trigger language plpgsql as $$
begin
  select trip.route_id, trip.vehicle_id, route.origin_terminal_id, route.destination_terminal_id, trip.departs_at
    into new.route_id, new.vehicle_id, new.origin_terminal_id, new.destination_terminal_id, new.trip_departs_at
    from trip join route on route.id = trip.route_id where trip.id = new.trip_id;
  return new;
end $$;
create trigger ticket_follows_its_trip before insert or update of trip_id on ticket
  for each row execute function ticket_follows_its_trip();

create function trip_takes_its_tickets_along() returns trigger language plpgsql as $$
begin
  update ticket
    set route_id = new.route_id, vehicle_id = new.vehicle_id, origin_terminal_id = route.origin_terminal_id,
      destination_terminal_id = route.destination_terminal_id, trip_departs_at = new.departs_at
    from route where route.id = new.route_id and ticket.trip_id = new.id;
  return null;
end $$;
create trigger trip_takes_its_tickets_along after update of route_id, vehicle_id, departs_at on trip
  for each row when (
    old.route_id <> new.route_id or old.vehicle_id <> new.vehicle_id or old.departs_at <> new.departs_at
  ) execute function trip_takes_its_tickets_along();

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

-- Nobody is listed as without a seat who has one, and nobody sits in a bus that does not run.
create function nobody_sits_there() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'ticket' then
    perform from ticket_seat join ticket on ticket.id = ticket_id where ticket.id = new.id and unseated_at is not null;
  else
    perform from ticket_seat join trip on trip.id = trip_id where trip.id = new.id and status = 'Cancelled';
  end if;
  if found then
    raise check_violation using
      message = 'Whoever has a seat is not listed without one, and nobody sits in a cancelled trip', constraint = 'nobody_sits_there';
  end if;
  return null;
end $$;
create constraint trigger unseated_ticket_has_no_seats after update of unseated_at on ticket deferrable initially deferred
  for each row when (new.unseated_at is not null) execute function nobody_sits_there();
create constraint trigger cancelled_trip_has_no_seats after update of status on trip deferrable initially deferred
  for each row when (new.status = 'Cancelled') execute function nobody_sits_there();

-- The primary key is what sells a seat once. total_seats is filled in below; it follows the trip's, so that no seat can be sold, and no trip can shrink to a
-- vehicle, that hasn't got it.
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

-- A passenger for each seat of a ticket. The first is the ticket's traveler, and sits in its lowest seat; what the others leave out (phone, address, next of kin) is
-- as the first has it. A seat that was sold without a name has a passenger without one. The seats of a voided ticket stay theirs.
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
  -- Of the ticket, to be found by their phone at the terminal that sold it.
  sold_terminal_id uuid not null references terminal,
  -- Who of a trip has boarded: when, and who let them. Whoever had not when a bus left that was boarded so did not come.
  boarded_at timestamptz(3),
  boarded_by uuid references person,
  no_show_at timestamptz(3),
  constraint passenger_first_is_named check (name is not null or not is_first),
  -- Two may change places in one statement.
  constraint passenger_seat_taken unique (ticket_id, seat_number) deferrable initially immediate,
  constraint passenger_boarded_by_somebody check ((boarded_at is null) = (boarded_by is null)),
  constraint passenger_boards_or_not check (boarded_at is null or no_show_at is null)
);
create unique index passenger_first on passenger (ticket_id) where is_first;
create index passenger_by_phone on passenger (sold_terminal_id, phone, ticket_id desc) where phone is not null;
create index passenger_boarded_by on passenger (boarded_by) where boarded_by is not null;
-- Whose data it is, is found by their phone; as passengers they are found by passenger_by_phone already.
create index passenger_by_kin on passenger (next_of_kin_phone) where next_of_kin_phone is not null;

-- Whatever seats a ticket gets, its passengers sit in them: the first in the lowest, the others where they sat, or in order in those that are new. Nobody is
-- without a seat, and no seat without a passenger. A sale makes passengers of a ticket that has none: nobody changes places then, so that the rest is left out.
create function passengers_take_their_seats() returns trigger language plpgsql as $$
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
create trigger passengers_take_their_seats after insert on ticket_seat
  referencing new table as taken for each statement execute function passengers_take_their_seats();
create trigger passengers_follow_their_seats after update on ticket_seat
  referencing new table as taken for each statement execute function passengers_take_their_seats();

-- A ticket is found by each of its passengers: their names and phones are part of its searched text.
create function ticket_is_found_by_its_passengers() returns trigger language plpgsql as $$
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
create trigger passenger_is_searched_when_new after insert on passenger
  referencing new table as changed for each statement execute function ticket_is_found_by_its_passengers();
create trigger passenger_is_searched_when_changed after update on passenger
  referencing new table as changed for each statement execute function ticket_is_found_by_its_passengers();
create trigger passenger_is_searched_no_more after delete on passenger
  referencing old table as changed for each statement execute function ticket_is_found_by_its_passengers();

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

-- Who did not come and was rescheduled since has no seat of that trip any more, and still belongs to its record.
create table missed_departure (
  trip_id uuid not null references trip,
  ticket_id uuid not null references ticket,
  -- The seat that they had in that trip.
  seat_number integer not null constraint missed_departure_seat check (seat_number > 0),
  -- Null once the ticket has fewer seats.
  passenger_id uuid references passenger on delete set null,
  no_show_at timestamptz(3) not null,
  primary key (trip_id, ticket_id, seat_number)
);
create index missed_departure_by_ticket on missed_departure (ticket_id);
create index missed_departure_by_passenger on missed_departure (passenger_id) where passenger_id is not null;

-- A seat of a trip that one login keeps on its machine for an outage (docs/decisions/allotments.md), as long as it is kept. All that one session keeps of a trip has
-- one `allotment_id`; it outlives the session, because what was sold from it may still be on its way.
create table allotted_seat (
  trip_id uuid not null references trip on delete cascade,
  seat_number integer not null constraint allotted_seat_number check (seat_number >= 1),
  allotment_id uuid not null,
  person_id uuid not null references person on delete cascade,
  session_id uuid not null,
  -- Until when that machine sells it without a connection, and since when anybody may.
  sells_until timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  -- When it was kept: a sale that spends it can have been made since then. Null: kept before this was recorded.
  kept_at timestamptz(3),
  constraint allotted_seat_once primary key (trip_id, seat_number),
  constraint allotted_seat_ends_later check (sells_until <= ends_at)
);
create index allotted_seat_by_session on allotted_seat (session_id);
create index allotted_seat_by_person on allotted_seat (person_id);
create index allotted_seat_due on allotted_seat (ends_at);

-- A seat is kept or sold, never both. Whoever sells holds the trip against whoever keeps, so none of them looks too early.
create function kept_seat_is_not_sold() returns trigger language plpgsql as $$
begin
  perform from allotted_seat where trip_id = new.trip_id and seat_number = new.seat_number;
  if found then
    raise unique_violation using message = 'This seat is kept for an outage', constraint = 'kept_seat_is_not_sold';
  end if;
  return new;
end $$;
create trigger kept_seat_is_not_sold before insert on ticket_seat for each row execute function kept_seat_is_not_sold();

create function sold_seat_is_not_kept() returns trigger language plpgsql as $$
begin
  perform from ticket_seat where trip_id = new.trip_id and seat_number = new.seat_number;
  if found then
    raise unique_violation using message = 'This seat is sold', constraint = 'sold_seat_is_not_kept';
  end if;
  return new;
end $$;
create trigger sold_seat_is_not_kept before insert on allotted_seat for each row execute function sold_seat_is_not_kept();

-- Of a trip with another vehicle, of another route, or that sells no more, nothing is kept.
create function changed_trip_keeps_no_seats() returns trigger language plpgsql as $$
begin
  delete from allotted_seat where trip_id = new.id;
  return null;
end $$;
create trigger changed_trip_keeps_no_seats after update of vehicle_id, route_id, status, deleted_at on trip
  for each row when (old.vehicle_id <> new.vehicle_id or old.route_id <> new.route_id or new.status <> 'Scheduled'
    or new.deleted_at is not null)
  execute function changed_trip_keeps_no_seats();

-- The keys that sign what is printed as a ticket's code (docs/ticket.md#the-code). The newest signs; older ones verify what they have signed.
-- In the database, so that all processes sign alike and a restored company knows its own tickets.
create table ticket_key (
  id integer primary key check (id between 1 and 255),
  made_at timestamptz(3) not null,
  private_key bytea not null,
  public_key bytea not null
);

-- === Waybills ===

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
  made_terminal_id uuid references terminal,
  deleted_terminal_id uuid references terminal,
  deleted_reason text constraint waybill_deleted_reason_length check (length(deleted_reason) between 1 and 200),
  version integer not null default 1,
  search text not null generated always as (
    search_text(number) || e'\n' || replace(search_text(number), ' ', '')
    || e'\n' || search_text(sender_name) || e'\n' || search_text(receiver_name)
    || e'\n' || search_phone(sender_number) || e'\n' || search_phone(receiver_number)
  ) stored,
  personal_salt uuid default gen_random_uuid(),
  personal_sha256 bytea,
  erasure_id uuid references erasure,
  payment_reference text constraint waybill_payment_reference_length check (length(payment_reference) between 1 and 60),
  -- Which departure a parcel is loaded onto; null while it waits for one.
  trip_id uuid references trip,
  -- Since when a parcel that was delivered waits to be picked up; null of any other (docs/waybill.md).
  waits_since timestamptz(3),
  constraint waybill_goes_somewhere check (origin_terminal_id <> destination_terminal_id),
  constraint waybill_deleted_by_somebody check (
    (deleted_at is null) = (deleted_by is null) or (deleted_at is not null and deleted_reason is not null)),
  constraint waybill_is_erased_or_not check (
    (erasure_id is null) = (personal_sha256 is null) and (erasure_id is null or personal_salt is null))
);
alter table waybill alter column search set statistics 400;
create index waybill_newest_first on waybill (booked_at desc, id desc) where deleted_at is null;
create index waybill_by_person on waybill (booked_by);
create index waybill_by_deleter on waybill (deleted_by) where deleted_by is not null;
create index waybill_by_status on waybill (status, booked_at desc, id desc) where deleted_at is null;
create index waybill_by_origin on waybill (origin_terminal_id, booked_at desc, id desc);
create index waybill_by_destination on waybill (destination_terminal_id, booked_at desc, id desc);
create index waybill_by_origin_and_status on waybill (origin_terminal_id, status, booked_at desc, id desc)
  where deleted_at is null;
create index waybill_by_destination_and_status on waybill (destination_terminal_id, status, booked_at desc, id desc)
  where deleted_at is null;
create index waybill_by_sender on waybill (search_text(sender_name) collate "C", id) where deleted_at is null;
create index waybill_by_receiver on waybill (search_text(receiver_name) collate "C", id) where deleted_at is null;
create index waybill_by_day on waybill (book_date, id) where deleted_at is null;
create index waybill_by_amount on waybill (amount_kobo, id) where deleted_at is null;
create index waybill_digits on waybill using gin (search_digits(search)) where deleted_at is null;
create index waybill_to_erase on waybill (booked_at) where erasure_id is null;
create index waybill_by_erasure on waybill (erasure_id) where erasure_id is not null;
create index waybill_by_sender_phone on waybill (sender_number) where erasure_id is null;
create index waybill_by_receiver_phone on waybill (receiver_number) where erasure_id is null;
create index waybill_by_trip on waybill (trip_id) where trip_id is not null;
create index waybill_waits_for_road on waybill (origin_terminal_id, destination_terminal_id, booked_at, id)
  where deleted_at is null and status = 'Pending' and trip_id is null;
-- Who waits longest comes first, of all and at each end of a route.
create index waybill_waits on waybill (waits_since, id) where deleted_at is null and waits_since is not null;
create index waybill_waits_at_origin on waybill (origin_terminal_id, waits_since, id)
  where deleted_at is null and waits_since is not null;
create index waybill_waits_at_destination on waybill (destination_terminal_id, waits_since, id)
  where deleted_at is null and waits_since is not null;
-- Parcels that are on a bus or missing, of all and at each end of a route: few, however many parcels were ever carried (docs/waybill.md).
create index waybill_under_way on waybill (booked_at desc, id desc)
  where deleted_at is null and status = 'On-Transit' and trip_id is not null;
create index waybill_under_way_from on waybill (origin_terminal_id, booked_at desc, id desc)
  where deleted_at is null and status = 'On-Transit' and trip_id is not null;
create index waybill_under_way_to on waybill (destination_terminal_id, booked_at desc, id desc)
  where deleted_at is null and status = 'On-Transit' and trip_id is not null;
create index waybill_void on waybill (booked_at desc, id desc) where deleted_at is not null;
create index waybill_void_from on waybill (origin_terminal_id, booked_at desc, id desc) where deleted_at is not null;
create index waybill_void_to on waybill (destination_terminal_id, booked_at desc, id desc) where deleted_at is not null;
create index waybill_void_digits on waybill using gin (search_digits(search)) where deleted_at is not null;
-- Who last sent or received a parcel under a phone at one terminal, however many parcels were ever sent under it (docs/ticket.md).
create index waybill_by_own_sender on waybill (origin_terminal_id, sender_number, id desc) where deleted_at is null;
create index waybill_by_own_receiver on waybill (origin_terminal_id, receiver_number, id desc) where deleted_at is null;
create trigger waybill_keeps_its_terminal before insert or update of deleted_by on waybill
  for each row execute function record_keeps_its_terminal('booked_by');
create trigger waybill_is_only_erased before update on waybill
  for each row when (old.erasure_id is not null or new.erasure_id is not null
    or (old.personal_salt, old.personal_sha256) is distinct from (new.personal_salt, new.personal_sha256))
  execute function record_is_only_erased();
create trigger waybill_raises_its_version before update on waybill
  for each row when (old.erasure_id is not distinct from new.erasure_id)
  execute function record_raises_its_version('waits_since');

-- A parcel goes with a bus of its own route that runs.
create function parcel_goes_its_road() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'waybill' then
    perform from waybill join trip on trip.id = waybill.trip_id join route on route.id = trip.route_id
      where waybill.id = new.id and waybill.deleted_at is null
        and (trip.status = 'Cancelled' or route.origin_terminal_id <> waybill.origin_terminal_id
          or route.destination_terminal_id <> waybill.destination_terminal_id);
  else
    perform from waybill join trip on trip.id = waybill.trip_id join route on route.id = trip.route_id
      where trip.id = new.id and waybill.deleted_at is null
        and (trip.status = 'Cancelled' or trip.deleted_at is not null or route.origin_terminal_id <> waybill.origin_terminal_id
          or route.destination_terminal_id <> waybill.destination_terminal_id);
  end if;
  if found then
    raise check_violation using
      message = 'A parcel goes with a bus of its own road that runs', constraint = 'parcel_goes_its_road';
  end if;
  return null;
end $$;
create constraint trigger loaded_parcel_goes_its_road
  after update of trip_id, origin_terminal_id, destination_terminal_id on waybill deferrable initially deferred
  for each row when (new.trip_id is not null) execute function parcel_goes_its_road();
create constraint trigger trip_takes_parcels_of_its_road after update of route_id, status, deleted_at on trip deferrable initially deferred
  for each row when ((old.route_id, old.status, old.deleted_at) is distinct from (new.route_id, new.status, new.deleted_at))
  execute function parcel_goes_its_road();

-- Which parcels wait goes with their status, whichever server sets that.
create function waybill_waits_no_more() returns trigger language plpgsql as $$
begin
  new.waits_since := null;
  return new;
end $$;
create trigger waybill_waits_no_more before update of status on waybill
  for each row when (old.status <> new.status) execute function waybill_waits_no_more();

-- === Expenses ===

create table expense (
  id uuid primary key,
  expense_type text not null constraint expense_type_length check (length(expense_type) between 1 and 200),
  description text not null constraint expense_description_length check (length(description) between 1 and 200),
  terminal_id uuid not null references terminal,
  approving_officer text not null
    constraint expense_approving_officer_length check (length(approving_officer) between 1 and 200),
  amount_kobo bigint not null constraint expense_amount check (amount_kobo between 1 and 9007199254740991),
  status text not null default 'Pending'
    constraint expense_status check (status in ('Approved', 'Pending', 'Rejected')),
  entered_by uuid not null references person,
  entered_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  deleted_by uuid references person,
  made_terminal_id uuid references terminal,
  deleted_terminal_id uuid references terminal,
  version integer not null default 1,
  search text not null generated always as (
    search_text(expense_type) || e'\n' || search_text(description) || e'\n' || search_text(approving_officer)
    || e'\n₦' || amount_kobo::text
  ) stored,
  -- Why an expense was deleted once it was decided on. Null where nobody had decided.
  deleted_reason text constraint expense_deleted_reason_length check (length(deleted_reason) between 1 and 200),
  constraint expense_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null))
);
alter table expense alter column search set statistics 400;
create index expense_newest_first on expense (entered_at desc, id desc) where deleted_at is null;
create index expense_by_person on expense (entered_by);
create index expense_by_deleter on expense (deleted_by) where deleted_by is not null;
create index expense_by_terminal on expense (terminal_id, entered_at desc, id desc);
create index expense_by_status on expense (status, entered_at desc, id desc) where deleted_at is null;
create index expense_by_terminal_and_status on expense (terminal_id, status, entered_at desc, id desc)
  where deleted_at is null;
create index expense_by_amount on expense (amount_kobo, id) where deleted_at is null;
create trigger expense_keeps_its_terminal before insert or update of deleted_by on expense
  for each row execute function record_keeps_its_terminal('entered_by');
create trigger expense_raises_its_version before update on expense
  for each row execute function record_raises_its_version();

-- === Shifts and their cash ===

-- Whose money is in which drawer: a shift is one person at one counter of a terminal, and each line of the ledger belongs to at most one. One that its person left
-- open is ended by the head office, counted or not.
create table shift (
  id uuid primary key,
  version integer not null default 1,
  person_id uuid not null references person,
  terminal_id uuid not null references terminal,
  counter text not null constraint shift_counter_length check (length(counter) between 1 and 40),
  opened_at timestamptz(3) not null,
  float_kobo bigint not null constraint shift_float check (float_kobo between 0 and 9007199254740991),
  -- What was found: how many there are of ₦1,000, 500, 200, 100, 50, 20, 10 and 5, and what the coins come to.
  counted_at timestamptz(3),
  notes integer[] constraint shift_notes check (array_length(notes, 1) = 8 and array_position(notes, null) is null and 0 <= all (notes)),
  coins_kobo bigint constraint shift_coins check (coins_kobo >= 0),
  counted_cash_kobo bigint,
  counted_pos_kobo bigint constraint shift_pos check (counted_pos_kobo >= 0),
  counted_transfer_kobo bigint constraint shift_transfer check (counted_transfer_kobo >= 0),
  -- What should have been there.
  expected_cash_kobo bigint,
  expected_pos_kobo bigint,
  expected_transfer_kobo bigint,
  closed_at timestamptz(3),
  reason text constraint shift_reason_length check (length(reason) between 1 and 200),
  -- Of the terminal, without gaps.
  report_number integer constraint shift_report_number check (report_number >= 1),
  search text not null generated always as (
    search_text(counter) || e'\n' || coalesce(search_text(reason), '') || e'\n' || coalesce(report_number::text, '')
  ) stored,
  -- Null: whose shift it is.
  counted_by uuid references person,
  closed_by uuid references person,
  -- The shift whose drawer somebody took over by counting it: what they counted is their float.
  taken_over_from uuid references shift,
  -- What stays in the drawer as the next float; the rest is on its way to the bank. Null: its cash was taken over or never counted, or it was closed before this was asked.
  float_left_kobo bigint,
  -- Whether the owner of a drawer that a colleague counted has confirmed the count. Null: nobody had to, or it was counted before this was recorded.
  is_witnessed boolean,
  -- The names that its report carries, of the moment in which it was closed: of its person, its terminal, and who counted it, closed it or handed it over. Null: not
  -- closed yet, or closed before this was recorded.
  names jsonb,
  constraint shift_cash_is_its_notes check (
    counted_cash_kobo = coins_kobo + 100 * (1000::bigint * notes[1] + 500::bigint * notes[2] + 200::bigint * notes[3]
      + 100::bigint * notes[4] + 50::bigint * notes[5] + 20::bigint * notes[6] + 10::bigint * notes[7] + 5::bigint * notes[8])
  ),
  constraint shift_closed_with_a_report check ((closed_at is null) = (report_number is null)),
  constraint shift_counted_before_closed check (closed_at is null or counted_at is not null),
  constraint shift_says_why check (
    closed_at is null or reason is not null
    or (counted_cash_kobo, counted_pos_kobo, counted_transfer_kobo) = (expected_cash_kobo, expected_pos_kobo, expected_transfer_kobo)
  ),
  constraint shift_report_once unique (terminal_id, report_number),
  constraint shift_counted_whole check (
    num_nulls(counted_at, expected_cash_kobo, expected_pos_kobo, expected_transfer_kobo) in (0, 4)
  ),
  constraint shift_count_is_whole check (
    num_nulls(notes, coins_kobo, counted_cash_kobo, counted_pos_kobo, counted_transfer_kobo) in (0, 5)
  ),
  constraint shift_count_has_its_time check (notes is null or counted_at is not null),
  -- Nobody counts: then somebody else closes it at once, and says why.
  constraint shift_uncounted_is_closed check (
    counted_at is null or notes is not null or (closed_by is not null and closed_at is not null and reason is not null)
  ),
  constraint shift_counted_by_somebody check (counted_by is null or notes is not null),
  constraint shift_closed_by_somebody check (closed_by is null or closed_at is not null),
  constraint shift_taken_over_once unique (taken_over_from),
  constraint shift_float_left check (float_left_kobo between 0 and counted_cash_kobo),
  constraint shift_float_left_at_closing check (float_left_kobo is null or (closed_at is not null and notes is not null)),
  constraint shift_witnessed_count check (is_witnessed is null or counted_by is not null),
  constraint shift_names_of_a_report check (names is null or closed_at is not null)
);
create unique index shift_one_of_a_person on shift (person_id) where closed_at is null;
create unique index shift_one_of_a_counter on shift (terminal_id, lower(counter)) where closed_at is null;
create index shift_by_opening on shift (opened_at, id);
create index shift_of_person on shift (person_id, opened_at, id);
create index shift_of_terminal on shift (terminal_id, opened_at, id);
create index shift_by_counter on shift (counted_by) where counted_by is not null;
create index shift_by_closer on shift (closed_by) where closed_by is not null;
-- What the shift before has left at a counter, for the next one there.
create index shift_of_counter on shift (terminal_id, lower(counter), closed_at);
create trigger shift_raises_its_version before update on shift
  for each row execute function record_raises_its_version();

create function shift_begins_with_what_it_took_over() returns trigger language plpgsql as $$
begin
  perform from shift
    where id = new.taken_over_from and terminal_id = new.terminal_id and counter = new.counter and closed_by = new.person_id
      and counted_by = new.person_id and counted_cash_kobo = new.float_kobo;
  if found then return new; end if;
  raise check_violation using
    message = 'A drawer is taken over with what was counted in it', constraint = 'shift_begins_with_what_it_took_over';
end $$;
create trigger shift_begins_with_what_it_took_over before insert on shift
  for each row when (new.taken_over_from is not null) execute function shift_begins_with_what_it_took_over();

-- Counted once, closed once, also both at once. A count begins unwitnessed and is confirmed at most once, before the shift is closed. Nothing else of it ever changes.
create function shift_only_goes_on() returns trigger language plpgsql as $$
declare
  free text[] := array['version', 'search'];
begin
  if tg_op = 'UPDATE' then
    if old.counted_at is null and new.counted_at is not null then
      free := free || array['counted_at', 'counted_by', 'notes', 'coins_kobo', 'counted_cash_kobo', 'counted_pos_kobo',
        'counted_transfer_kobo', 'expected_cash_kobo', 'expected_pos_kobo', 'expected_transfer_kobo'];
      if not new.is_witnessed then free := free || array['is_witnessed']; end if;
    elsif old.closed_at is null and new.is_witnessed then
      free := free || array['is_witnessed'];
    end if;
    if old.closed_at is null and new.closed_at is not null then
      free := free || array['closed_at', 'closed_by', 'reason', 'report_number', 'float_left_kobo'];
    end if;
    if to_jsonb(new) - free = to_jsonb(old) - free then return new; end if;
  end if;
  raise check_violation using message = 'A shift is counted once and closed once', constraint = 'shift_only_goes_on';
end $$;
create trigger shift_only_goes_on before update or delete on shift for each row execute function shift_only_goes_on();
create trigger shift_is_never_emptied before truncate on shift for each statement execute function shift_only_goes_on();

create function shift_signs_its_names() returns trigger language plpgsql as $$
begin
  new.names := jsonb_strip_nulls(jsonb_build_object(
    'person', (select name from person where id = new.person_id),
    'terminal', (select name from terminal where id = new.terminal_id),
    'counted_by', (select name from person where id = new.counted_by),
    'closed_by', (select name from person where id = new.closed_by),
    'taken_over_from', (select person.name from shift join person on person.id = person_id where shift.id = new.taken_over_from)));
  return new;
end $$;
-- By its name after the one that lets a shift only go on, so that nobody else sets them.
create trigger shift_signs_its_names before update on shift
  for each row when (old.closed_at is null and new.closed_at is not null) execute function shift_signs_its_names();

-- What was found after a shift was closed: so much more (above zero) or less by a way of paying than its report says.
create table shift_correction (
  id uuid primary key,
  shift_id uuid not null references shift,
  method text collate "C" not null constraint shift_correction_method check (method in ('Bank Transfer', 'Cash', 'POS')),
  amount_kobo bigint not null
    constraint shift_correction_amount check (amount_kobo <> 0 and abs(amount_kobo) <= 9007199254740991),
  reason text not null constraint shift_correction_reason_length check (length(reason) between 1 and 200),
  person_id uuid not null references person,
  at timestamptz(3) not null
);
create index shift_correction_by_shift on shift_correction (shift_id, at);
create index shift_correction_by_person on shift_correction (person_id);

create function shift_correction_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from shift where id = new.shift_id and closed_at is not null;
    if found then return new; end if;
  end if;
  raise check_violation using
    message = 'A correction is of a closed shift, and stays', constraint = 'shift_correction_only_grows';
end $$;
create trigger shift_correction_only_grows before insert or update or delete on shift_correction
  for each row execute function shift_correction_only_grows();
create trigger shift_correction_is_never_emptied before truncate on shift_correction
  for each statement execute function shift_correction_only_grows();

-- An expense that a drawer paid at once.
create table drawer_payment (
  id uuid primary key,
  shift_id uuid not null references shift,
  expense_id uuid not null references expense,
  -- Below zero where it came back, or the expense turned out to be less.
  amount_kobo bigint not null
    constraint drawer_payment_amount check (amount_kobo <> 0 and abs(amount_kobo) <= 9007199254740991),
  -- What kind of expense it was then.
  words text not null constraint drawer_payment_words_length check (length(words) between 1 and 200),
  at timestamptz(3) not null
);
create index drawer_payment_by_shift on drawer_payment (shift_id, at);
create index drawer_payment_by_expense on drawer_payment (expense_id);

-- One drawer pays an expense, and only while nobody has counted it.
create function drawer_payment_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from shift where id = new.shift_id and counted_at is null for share;
    if found and not exists (
      select from drawer_payment where expense_id = new.expense_id and shift_id <> new.shift_id
    ) then
      return new;
    end if;
  end if;
  raise check_violation using
    message = 'An open shift pays an expense, and it stays paid', constraint = 'drawer_payment_only_grows';
end $$;
create trigger drawer_payment_only_grows before insert or update or delete on drawer_payment
  for each row execute function drawer_payment_only_grows();
create trigger drawer_payment_is_never_emptied before truncate on drawer_payment
  for each statement execute function drawer_payment_only_grows();

-- Cash that was taken out of a drawer, while it was open or once more when it was closed.
create table cash_drop (
  id uuid primary key,
  shift_id uuid not null references shift,
  amount_kobo bigint not null constraint cash_drop_amount check (amount_kobo between 1 and 9007199254740991),
  note text constraint cash_drop_note_length check (length(note) between 1 and 200),
  at timestamptz(3) not null,
  -- What was counted at closing and does not stay. Null: taken out while it was open.
  is_closing boolean constraint cash_drop_is_closing check (is_closing),
  -- Who received the cash. Null: dropped before this was recorded, or counted at closing.
  receiver_name text constraint cash_drop_receiver_length check (length(receiver_name) between 1 and 200),
  -- The colleague of that name at the drawer's terminal, who can confirm it; null for everybody else.
  receiver_id uuid references person,
  constraint cash_drop_receiver_has_a_name check (receiver_id is null or receiver_name is not null)
);
create index cash_drop_by_shift on cash_drop (shift_id, at);
create index cash_drop_by_time on cash_drop (at, id);
create unique index cash_drop_one_at_closing on cash_drop (shift_id) where is_closing;
create index cash_drop_by_receiver on cash_drop (receiver_id) where receiver_id is not null;

create function cash_drop_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.is_closing then
      perform from shift where id = new.shift_id and closed_at is not null and new.amount_kobo = counted_cash_kobo - float_left_kobo;
    else
      perform from shift where id = new.shift_id and counted_at is null for share;
    end if;
    if found then return new; end if;
  end if;
  raise check_violation using message = 'Cash leaves an open shift, and stays dropped', constraint = 'cash_drop_only_grows';
end $$;
create trigger cash_drop_only_grows before insert or update or delete on cash_drop
  for each row execute function cash_drop_only_grows();
create trigger cash_drop_is_never_emptied before truncate on cash_drop
  for each statement execute function cash_drop_only_grows();

-- That the receiver of a drop, or the head office, confirmed it.
create table cash_drop_receipt (
  id uuid primary key,
  drop_id uuid not null constraint cash_drop_receipt_once unique references cash_drop,
  -- The receiver, or a super admin.
  person_id uuid not null references person,
  at timestamptz(3) not null
);
create index cash_drop_receipt_by_person on cash_drop_receipt (person_id);

create function cash_drop_receipt_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'A receipt is confirmed once, and stays', constraint = 'cash_drop_receipt_only_grows';
end $$;
create trigger cash_drop_receipt_only_grows before update or delete on cash_drop_receipt
  for each row execute function cash_drop_receipt_only_grows();
create trigger cash_drop_receipt_is_never_emptied before truncate on cash_drop_receipt
  for each statement execute function cash_drop_receipt_only_grows();

-- A drop that was typed wrong is taken back while its drawer is open: an entry of its own, beside the drop.
create table cash_drop_return (
  id uuid primary key,
  drop_id uuid not null constraint cash_drop_return_once unique references cash_drop,
  reason text not null constraint cash_drop_return_reason_length check (length(reason) between 1 and 200),
  person_id uuid not null references person,
  at timestamptz(3) not null
);
create index cash_drop_return_by_person on cash_drop_return (person_id);

create function cash_drop_return_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from cash_drop join shift on shift.id = cash_drop.shift_id
      where cash_drop.id = new.drop_id and counted_at is null
        and not exists (select from standing_banking where standing_banking.drop_id = new.drop_id)
      for share of shift for update of cash_drop;
    if found then return new; end if;
  end if;
  raise check_violation using message = 'A drop is taken back once, while its drawer is open',
    constraint = 'cash_drop_return_only_grows';
end $$;
create trigger cash_drop_return_only_grows before insert or update or delete on cash_drop_return
  for each row execute function cash_drop_return_only_grows();
create trigger cash_drop_return_is_never_emptied before truncate on cash_drop_return
  for each statement execute function cash_drop_return_only_grows();

-- What was paid in at the bank at once. Where it is not what left the drawers, somebody says why.
create table cash_deposit (
  id uuid primary key,
  terminal_id uuid not null references terminal,
  slip text not null constraint cash_deposit_slip_length check (length(slip) between 1 and 200),
  amount_kobo bigint not null constraint cash_deposit_amount check (amount_kobo between 1 and 9007199254740991),
  -- What left the drawers.
  dropped_kobo bigint not null constraint cash_deposit_dropped check (dropped_kobo between 1 and 9007199254740991),
  reason text constraint cash_deposit_reason_length check (length(reason) between 1 and 200),
  person_id uuid not null references person,
  at timestamptz(3) not null,
  constraint cash_deposit_says_why check (reason is not null or amount_kobo = dropped_kobo)
);
create index cash_deposit_by_time on cash_deposit (at, id);
create index cash_deposit_by_person on cash_deposit (person_id);
create index cash_deposit_by_terminal on cash_deposit (terminal_id, at);

-- Cash that left a drawer, paid in at the bank: once for each drop, with the number of the slip.
create table cash_banking (
  id uuid primary key,
  drop_id uuid constraint cash_banking_once unique references cash_drop,
  slip text not null constraint cash_banking_slip_length check (length(slip) between 1 and 200),
  person_id uuid not null references person,
  at timestamptz(3) not null,
  -- Null: paid in by itself, as it was dropped.
  deposit_id uuid references cash_deposit,
  -- A drop that is banked anew stands apart: drop_id is unique.
  again_drop_id uuid references cash_drop,
  constraint cash_banking_of_one_drop check (num_nonnulls(drop_id, again_drop_id) = 1)
);
create index cash_banking_by_person on cash_banking (person_id);
create index cash_banking_by_deposit on cash_banking (deposit_id) where deposit_id is not null;
create index cash_banking_of_drop on cash_banking ((coalesce(drop_id, again_drop_id)));

create function cash_banking_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'What was banked stays banked', constraint = 'cash_banking_only_grows';
end $$;
create trigger cash_banking_only_grows before update or delete on cash_banking
  for each row execute function cash_banking_only_grows();
create trigger cash_banking_is_never_emptied before truncate on cash_banking
  for each statement execute function cash_banking_only_grows();
create trigger cash_deposit_only_grows before update or delete on cash_deposit
  for each row execute function cash_banking_only_grows();
create trigger cash_deposit_is_never_emptied before truncate on cash_deposit
  for each statement execute function cash_banking_only_grows();

create function cash_banking_is_of_cash_that_left() returns trigger language plpgsql as $$
declare
  dropped uuid := coalesce(new.drop_id, new.again_drop_id);
begin
  perform from cash_drop where id = dropped for update;
  if exists (select from cash_drop_return where drop_id = dropped) then
    raise check_violation using message = 'What was taken back is not banked', constraint = 'cash_banking_is_of_cash_that_left';
  end if;
  if exists (select from cash_banking where coalesce(drop_id, again_drop_id) = dropped)
    and not exists (select from standing_banking where drop_id = dropped) then
    new.drop_id := null;
    new.again_drop_id := dropped;
  elsif new.again_drop_id is not null then
    raise check_violation using message = 'What is banked is not banked again', constraint = 'cash_banking_is_of_cash_that_left';
  end if;
  return new;
end $$;
create trigger cash_banking_is_of_cash_that_left before insert on cash_banking
  for each row execute function cash_banking_is_of_cash_that_left();

-- What was written down wrong of the bank is taken back: an entry of its own, beside the deposit. What it banked waits again.
create table cash_deposit_return (
  id uuid primary key,
  deposit_id uuid constraint cash_deposit_return_once unique references cash_deposit,
  -- Of what was paid in by itself.
  banking_id uuid constraint cash_deposit_return_once_by_itself unique references cash_banking,
  reason text not null constraint cash_deposit_return_reason_length check (length(reason) between 1 and 200),
  person_id uuid not null references person,
  at timestamptz(3) not null,
  constraint cash_deposit_return_of_one check (num_nonnulls(deposit_id, banking_id) = 1)
);
create index cash_deposit_return_by_time on cash_deposit_return (at, id);
create index cash_deposit_return_by_person on cash_deposit_return (person_id);

create function cash_deposit_return_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- Nobody banks or takes back its drops meanwhile.
    perform from cash_drop where id in (
      select coalesce(drop_id, again_drop_id) from cash_banking where deposit_id = new.deposit_id or id = new.banking_id)
      order by id for update;
    perform from cash_banking
      where (deposit_id = new.deposit_id or (id = new.banking_id and deposit_id is null)) and new.at <= at + interval '31 days';
    if found then return new; end if;
  end if;
  raise check_violation using message = 'A deposit is taken back once, within 31 days',
    constraint = 'cash_deposit_return_only_grows';
end $$;
create trigger cash_deposit_return_only_grows before insert or update or delete on cash_deposit_return
  for each row execute function cash_deposit_return_only_grows();
create trigger cash_deposit_return_is_never_emptied before truncate on cash_deposit_return
  for each statement execute function cash_deposit_return_only_grows();

-- What is banked now: nothing of it was taken back.
create view standing_banking as
  select coalesce(drop_id, again_drop_id) as drop_id, id, slip, person_id, at, deposit_id
  from cash_banking
  where not exists (select from cash_deposit_return as back where back.deposit_id = cash_banking.deposit_id)
    and not exists (select from cash_deposit_return as back where back.banking_id = cash_banking.id);

-- A sale that was entered on a machine, never came into the books and was thrown away there: what it was, whose, and why.
create table discarded_sale (
  id uuid primary key,
  person_id uuid not null references person,
  -- Null for the head office.
  terminal_id uuid references terminal,
  -- The drawer that it was made in, as far as its machine knew.
  shift_id uuid references shift,
  counter text not null constraint discarded_sale_counter_length check (length(counter) <= 40),
  kind text collate "C" not null constraint discarded_sale_kind check (kind in ('Ticket', 'Waybill', 'Expense')),
  details text not null constraint discarded_sale_details_length check (length(details) <= 200),
  amount_kobo bigint not null constraint discarded_sale_amount check (amount_kobo between 0 and 9007199254740991),
  method text collate "C" not null constraint discarded_sale_method check (method in ('Bank Transfer', 'Cash', 'POS')),
  slips integer not null constraint discarded_sale_slips check (slips >= 0),
  refusal text not null constraint discarded_sale_refusal_length check (length(refusal) <= 200),
  reason text not null constraint discarded_sale_reason_length check (length(reason) between 1 and 200),
  -- Both by the clock of the machine.
  made_at timestamptz(3) not null,
  discarded_at timestamptz(3) not null,
  at timestamptz(3) not null
);
create index discarded_sale_by_time on discarded_sale (at, id);
create index discarded_sale_by_amount on discarded_sale (amount_kobo, id);
create index discarded_sale_by_shift on discarded_sale (shift_id, at) where shift_id is not null;
create index discarded_sale_by_person on discarded_sale (person_id, at);
create index discarded_sale_by_terminal on discarded_sale (terminal_id, at) where terminal_id is not null;

-- Whom it was for: apart, as it goes when the company keeps it no longer.
create table discarded_name (
  discard_id uuid primary key references discarded_sale,
  name text not null constraint discarded_name_length check (length(name) between 1 and 200)
);

create function discarded_sale_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'What was discarded stays on record', constraint = 'discarded_sale_only_grows';
end $$;
create trigger discarded_sale_only_grows before update or delete on discarded_sale
  for each row execute function discarded_sale_only_grows();
create trigger discarded_sale_is_never_emptied before truncate on discarded_sale
  for each statement execute function discarded_sale_only_grows();
create trigger discarded_name_stays_or_goes before update on discarded_name
  for each row execute function discarded_sale_only_grows();

-- === The ledger ===

-- A line of the ledger, which only grows: a mistake is put right by an operation that reverses it. An approved expense goes out of its money.
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
  expense_id uuid references expense,
  -- The names of its terminal and of the ends of its route, as they were when it was written.
  terminal_name text not null,
  origin_name text,
  destination_name text,
  search text not null generated always as (
    search_text(description) || e'\n' || search_text(terminal_name)
    || e'\n' || coalesce(search_text(origin_name), '') || e'\n' || coalesce(search_text(destination_name), '')
    || e'\n₦' || abs(amount_kobo)::text
  ) stored,
  -- The open shift of whoever makes it, at the terminal whose money it is: held until the commit, so that nobody counts meanwhile. Null: the head office, or nobody
  -- had opened one. How it was paid stays as it was then.
  shift_id uuid references shift,
  method text collate "C" constraint operation_method check (method in ('Bank Transfer', 'Cash', 'POS')),
  -- What it is where it is neither a sale nor the whole of one taken back; a reversal is what it takes back.
  kind text collate "C" constraint operation_kind check (kind in ('fee', 'difference', 'refund')),
  -- The shift in which a sale was made that was kept on a machine through an outage. It goes into that drawer while that can still be counted; later the line is in no
  -- drawer, and names the shift, whose report stays as it was signed.
  late_shift_id uuid references shift,
  constraint operation_subject check (
    (ticket_id is not null) = (type = 'TICKET_BOOKING')
    and (waybill_id is not null) = (type = 'WAYBILL')
    and (expense_id is not null) = (type = 'EXPENSE')
  ),
  constraint operation_kind_goes_its_way check (
    reverses is not null or kind is null or kind = 'difference' or (kind = 'refund') = (amount_kobo < 0)
  ),
  constraint operation_is_late_or_in_a_drawer check (late_shift_id is null or shift_id is null),
  constraint operation_kind_of_its_record
    check (kind is null or ticket_id is not null or kind = 'fee' and waybill_id is not null)
);
alter table operation alter column search set statistics 400;
create index operation_newest_first on operation (at desc, id desc);
create index operation_by_terminal on operation (terminal_id, at desc, id desc);
create index operation_by_ticket on operation (ticket_id) where ticket_id is not null;
create index operation_by_waybill on operation (waybill_id) where waybill_id is not null;
create index operation_by_expense on operation (expense_id) where expense_id is not null;
-- The operation history page by page, also of one type, whose lines may be far apart among all the others.
create index operation_by_type on operation (type, at desc, id desc);
create index operation_by_terminal_and_type on operation (terminal_id, type, at desc, id desc);
create index operation_by_amount on operation (amount_kobo, id);
create index operation_by_shift on operation (shift_id) where shift_id is not null;
-- What one person did is read in the order of the ledger, as reports lead to it.
create index operation_by_person_and_time on operation (person_id, at desc, id desc);
create index operation_late on operation (late_shift_id) where late_shift_id is not null;
-- What was sold outside every drawer, by day.
create index operation_in_no_drawer on operation (at) where shift_id is null and late_shift_id is null;

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
      and reversed.waybill_id is not distinct from new.waybill_id
      and reversed.expense_id is not distinct from new.expense_id;
  if not found then
    raise check_violation using
      message = 'A reversal takes back the whole of one operation', constraint = 'operation_reversal_balances';
  end if;
  return new;
end $$;
create trigger operation_reversal_balances before insert on operation
  for each row when (new.reverses is not null) execute function operation_reversal_balances();

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

-- Only the server's statements say which sale is late, and what takes one back may go where its line went: into no drawer. Whoever writes a line may say how it was
-- paid: a fee in cash for a ticket that was paid by card.
create function operation_belongs_to_its_shift() returns trigger language plpgsql as $$
declare
  made_in shift;
  is_late boolean := false;
begin
  if new.late_shift_id is not null and new.reverses is not null then
    is_late := exists (select from operation where id = new.reverses and late_shift_id = new.late_shift_id);
  elsif new.late_shift_id is not null then
    select * into made_in from shift
      where id = new.late_shift_id and person_id = new.person_id and terminal_id = new.terminal_id
        and opened_at > new.at - interval '30 days' for share;
    is_late := made_in.counted_at is not null;
  end if;
  if is_late then
    new.shift_id := null;
  else
    new.late_shift_id := null;
    select id into new.shift_id from shift
      where person_id = new.person_id and terminal_id = new.terminal_id and counted_at is null and closed_at is null for share;
  end if;
  new.method := coalesce(
    (select method from operation where id = new.reverses),
    new.method,
    (select payment_method from ticket where id = new.ticket_id),
    (select payment_method from waybill where id = new.waybill_id)
  );
  return new;
end $$;
create trigger operation_belongs_to_its_shift before insert on operation
  for each row execute function operation_belongs_to_its_shift();

-- How many days the ledger has: without it the database thinks of as many as there are lines, and sorts every line to add up a day.
create statistics operation_by_day on ((at at time zone 'UTC' + interval '1 hour')::date) from operation;

-- A line of the ledger whose money was not seen yet, and what became of it: confirmed by somebody under a reference, expired by the
-- company's rule, or withdrawn with its ticket or waybill, or for another line.
create table awaited_payment (
  id uuid primary key references operation,
  version integer not null default 1,
  expires_at timestamptz(3) not null,
  outcome text collate "C" constraint awaited_payment_outcome check (outcome in ('Confirmed', 'Expired', 'Withdrawn')),
  settled_at timestamptz(3),
  -- Null: by rule.
  settled_by uuid references person,
  reference text constraint awaited_payment_reference_length check (length(reference) between 1 and 60),
  -- Since when whoever sold it knows that it has expired.
  told_at timestamptz(3),
  search text not null generated always as (coalesce(search_text(reference), '')) stored,
  -- Why it does not expire by itself.
  held text collate "C" constraint awaited_payment_held check (held in ('cash', 'aboard', 'left')),
  constraint awaited_payment_settled_at check ((outcome is null) = (settled_at is null)),
  constraint awaited_payment_settled_by check ((settled_by is null) = (outcome is null or outcome = 'Expired')),
  constraint awaited_payment_has_its_reference check ((reference is null) = (outcome is distinct from 'Confirmed')),
  constraint awaited_payment_told_of check (told_at is null or outcome is not distinct from 'Expired')
);
-- A reference is used once, however it is spaced and spelt.
create unique index awaited_payment_reference_once
  on awaited_payment (upper(regexp_replace(reference, '[^[:alnum:]]', '', 'g'))) where reference is not null;
create index awaited_payment_untold on awaited_payment (id) where outcome = 'Expired' and told_at is null;
create index awaited_payment_by_settler on awaited_payment (settled_by) where settled_by is not null;
create index awaited_payment_due on awaited_payment (expires_at) where outcome is null and held is null;
create trigger awaited_payment_raises_its_version before update on awaited_payment
  for each row execute function record_raises_its_version();

-- Nobody waits for the money of what is void.
create function void_ticket_awaits_nothing() returns trigger language plpgsql as $$
begin
  update awaited_payment set outcome = 'Withdrawn', settled_at = new.deleted_at, settled_by = new.deleted_by
    where outcome is null and id in (select id from operation where ticket_id = new.id);
  return null;
end $$;
create trigger void_ticket_awaits_nothing after update of deleted_at on ticket
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function void_ticket_awaits_nothing();

create function void_waybill_awaits_nothing() returns trigger language plpgsql as $$
begin
  update awaited_payment set outcome = 'Withdrawn', settled_at = new.deleted_at, settled_by = new.deleted_by
    where outcome is null and id in (select id from operation where waybill_id = new.id);
  return null;
end $$;
create trigger void_waybill_awaits_nothing after update of deleted_at on waybill
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function void_waybill_awaits_nothing();

-- What takes back money that never came belongs to the drawer that waited for it, as long as that is open, and to no other.
create function operation_takes_back_what_never_came() returns trigger language plpgsql as $$
begin
  if exists (select from awaited_payment where id = new.reverses and outcome <> 'Confirmed') then
    select shift.id into new.shift_id from operation join shift on shift.id = operation.shift_id
      where operation.id = new.reverses and shift.counted_at is null and shift.closed_at is null for share of shift;
  end if;
  return new;
end $$;
-- By its name after the one that gives a line its shift.
create trigger operation_takes_back_what_never_came before insert on operation
  for each row when (new.reverses is not null) execute function operation_takes_back_what_never_came();

create function awaited_payment_is_settled_once() returns trigger language plpgsql as $$
declare
  free text[] := array['version', 'search'];
begin
  if tg_op = 'UPDATE' then
    if old.outcome is null and new.outcome is not null then
      free := free || array['outcome', 'settled_at', 'settled_by', 'reference'];
    elsif old.outcome is null and old.held is null then
      free := free || array['held'];
    elsif old.told_at is null then
      free := free || array['told_at'];
    end if;
    if to_jsonb(new) - free = to_jsonb(old) - free then return new; end if;
  end if;
  raise check_violation using message = 'A payment is settled once', constraint = 'awaited_payment_is_settled_once';
end $$;
create trigger awaited_payment_is_settled_once before update or delete on awaited_payment
  for each row execute function awaited_payment_is_settled_once();
create trigger awaited_payment_is_never_emptied before truncate on awaited_payment
  for each statement execute function awaited_payment_is_settled_once();

-- Money that was given back: one row for each act, whatever its button is called, with what held at that moment.
create table give_back (
  id uuid primary key,
  way text collate "C" not null constraint give_back_way check (way in
    ('delete', 'refund', 'seats', 'amount', 'method', 'reschedule', 'cancel', 'merge', 'expire', 'waive')),
  ticket_id uuid references ticket,
  waybill_id uuid references waybill,
  trip_id uuid references trip,
  -- What left the drawer or the books; zero if only the payment method changed.
  amount_kobo bigint not null constraint give_back_amount check (amount_kobo between 0 and 9007199254740991),
  kept_kobo bigint not null constraint give_back_kept check (kept_kobo between 0 and 9007199254740991),
  method text collate "C" constraint give_back_method check (method in ('Bank Transfer', 'Cash', 'POS')),
  reason text,
  -- Null: by the company's rule.
  person_id uuid references person,
  -- The colleague who consented; null if nobody did.
  witness_id uuid references person,
  terminal_id uuid not null references terminal,
  at timestamptz(3) not null,
  after_printing boolean not null,
  after_boarding boolean not null,
  after_departure boolean not null,
  constraint give_back_of_one_record check (num_nonnulls(ticket_id, waybill_id, trip_id) = 1),
  constraint give_back_of_two_people check (witness_id <> person_id)
);
create index give_back_by_time on give_back (at, id);
create index give_back_by_amount on give_back (amount_kobo, id);
create index give_back_by_way on give_back (way, at, id);
create index give_back_by_person on give_back (person_id, at, id);
create index give_back_by_terminal on give_back (terminal_id, at, id);
create index give_back_by_witness on give_back (witness_id) where witness_id is not null;
create index give_back_of_ticket on give_back (ticket_id) where ticket_id is not null;
create index give_back_of_waybill on give_back (waybill_id) where waybill_id is not null;
create index give_back_of_trip on give_back (trip_id) where trip_id is not null;

create function give_back_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'What was given back stays on record', constraint = 'give_back_only_grows';
end $$;
create trigger give_back_only_grows before update or delete on give_back
  for each row execute function give_back_only_grows();
create trigger give_back_is_never_emptied before truncate on give_back
  for each statement execute function give_back_only_grows();

-- === History ===

-- What happened to a trip, ticket, waybill or expense between being made and being deleted, and each print of a receipt or a shift's report. It only grows.
create table change (
  id uuid primary key,
  trip_id uuid references trip,
  ticket_id uuid references ticket,
  waybill_id uuid references waybill,
  expense_id uuid references expense,
  kind text collate "C" not null constraint change_kind check (kind in ('edited', 'status', 'correction', 'printed')),
  from_status text,
  to_status text,
  -- Whoever corrects a status or rejects an expense says why; an edit may have a reason, too.
  reason text constraint change_reason_length check (length(reason) between 1 and 200),
  -- What an edit changed: [{"field", "from", "to"}], in the words of people.
  fields jsonb,
  person_id uuid not null references person,
  terminal_id uuid references terminal,
  at timestamptz(3) not null,
  -- The first print of a receipt, or of a shift's report, is the original, each later one a copy.
  receipt text collate "C" constraint change_receipt check (receipt in ('customer', 'company', 'both', 'report')),
  print_number integer constraint change_print_number check (print_number >= 1),
  -- What has changed since the last print has a new original: its prints are numbered anew, by when it changed.
  print_of timestamptz(3),
  personal_salt uuid default gen_random_uuid(),
  personal_sha256 bytea,
  shift_id uuid references shift,
  constraint change_fields check (jsonb_typeof(fields) = 'array'),
  constraint change_is_erased_or_not check (personal_sha256 is null or personal_salt is null),
  constraint change_of_one_record check (num_nonnulls(trip_id, ticket_id, waybill_id, expense_id, shift_id) = 1),
  constraint change_of_a_shift_is_a_print check (
    (receipt is not distinct from 'report') = (shift_id is not null)
  ),
  constraint change_tells_what check (
    (kind = 'edited') = (fields is not null)
    and (kind in ('status', 'correction')) = (from_status is not null and to_status is not null)
    and (kind = 'printed') = (receipt is not null and print_number is not null)
    and (kind <> 'correction' or reason is not null)
    and (kind not in ('status', 'printed') or reason is null
      or (kind = 'status' and expense_id is not null and to_status = 'Rejected'))
  )
);
create index change_of_trip on change (trip_id, at) where trip_id is not null;
create index change_of_ticket on change (ticket_id, at) where ticket_id is not null;
create index change_of_waybill on change (waybill_id, at) where waybill_id is not null;
create index change_of_expense on change (expense_id, at) where expense_id is not null;
create index change_by_person on change (person_id);
create index change_to_delivered on change (at) where kind = 'status' and to_status = 'Delivered';
create index change_by_terminal on change (terminal_id) where terminal_id is not null;
create unique index change_print_of_ticket on change (ticket_id, receipt, print_number, coalesce(print_of, '-infinity'))
  where ticket_id is not null and kind = 'printed';
create index change_of_shift on change (shift_id, at) where shift_id is not null;
-- Who picked a parcel up after its waybill was erased is found by the day of the pick-up, and erased as well (docs/privacy.md).
create index change_collector_to_erase on change (at)
  where personal_sha256 is null and fields @> '[{"field": "Collected by"}]';
create unique index change_print_of_waybill on change (waybill_id, receipt, print_number, coalesce(print_of, '-infinity'))
  where waybill_id is not null and kind = 'printed';
create unique index change_print_of_shift on change (shift_id, print_number, coalesce(print_of, '-infinity'))
  where shift_id is not null;

-- The history only grows, but for what it says of people whose record was erased.
create function change_only_grows() returns trigger language plpgsql as $$
declare
  erased constant text[] := array['fields', 'personal_salt', 'personal_sha256'];
begin
  if tg_op = 'UPDATE' then
    if old.personal_sha256 is null and new.personal_sha256 is not null and new.fields = erased_fields(old.fields)
      and to_jsonb(new) - erased = to_jsonb(old) - erased
      and (exists (select from ticket where id = old.ticket_id and erasure_id is not null)
        or exists (select from waybill where id = old.waybill_id and erasure_id is not null))
    then
      return new;
    end if;
  end if;
  raise check_violation using
    message = 'History only grows: a wrong step is corrected by another, never rewritten',
    constraint = 'change_only_grows';
end $$;
create trigger change_only_grows before update or delete on change
  for each row execute function change_only_grows();
create trigger change_is_never_emptied before truncate on change
  for each statement execute function change_only_grows();

-- A parcel whose pick-up is taken back waits since it was delivered.
create function delivered_waybill_waits() returns trigger language plpgsql as $$
begin
  update waybill set waits_since = (
      select max(at) from change where waybill_id = new.waybill_id and kind = 'status' and to_status = 'Delivered')
    where id = new.waybill_id and status = 'Delivered';
  return null;
end $$;
create trigger delivered_waybill_waits after insert on change
  for each row when (new.waybill_id is not null and new.to_status = 'Delivered') execute function delivered_waybill_waits();

-- Who did what to whom: logins, what was done with people's access, and every change of the office's records. It only grows. People and records are named as they
-- were then and not by a foreign key, so that the history keeps nobody from being deleted.
create table audit_event (
  id uuid primary key,
  at timestamptz(3) not null,
  kind text collate "C" not null constraint audit_event_kind check (kind ~ '^[a-z_]{1,40}$'),
  -- Who did it; nobody where it is not known, as with a failed login.
  person_id uuid,
  person_name text not null default '',
  person_email text not null default '',
  -- To whom or what: a person, a terminal, a route.
  target_kind text collate "C" not null default '' constraint audit_event_target_kind check (target_kind ~ '^[a-z_]{0,40}$'),
  target_id uuid,
  target_name text not null default '',
  ip text collate "C" not null default '',
  request_id text collate "C" not null default '',
  -- The fields that changed, never a secret.
  before jsonb,
  after jsonb,
  -- Events that anybody can cause without a login are counted into one row each minute, so that nobody can fill the disk with them.
  count integer not null default 1 constraint audit_event_count check (count >= 1),
  counted_as text collate "C" constraint audit_event_counted_once unique,
  search text not null generated always as (
    search_text(
      person_name || ' ' || person_email || ' ' || target_name || ' ' || ip
      || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')
    ) || e'\n' || regexp_replace(ip, '[^0-9]', '', 'g')
  ) stored,
  -- How often an event happened is no part of its seal: anybody can raise it without a login, and every seal takes room for ever. It is
  -- sealed in its own row; null where it is 1.
  count_sha256 bytea,
  -- JSON's null and none at all would have the same seal.
  constraint audit_event_before check (jsonb_typeof(before) = 'object'),
  constraint audit_event_after check (jsonb_typeof(after) = 'object')
);
alter table audit_event alter column search set statistics 400;
create index audit_event_newest_first on audit_event (at desc, id desc);
create index audit_event_by_person on audit_event (person_id, at desc, id desc);
create index audit_event_by_target on audit_event (target_id, at desc, id desc);
create index audit_event_by_kind on audit_event (kind, at desc, id desc);

create function audit_event_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- Search is filled in after this.
    if new.counted_as is not null and new.count > old.count
      and to_jsonb(new) - array['count', 'count_sha256', 'search'] = to_jsonb(old) - array['count', 'count_sha256', 'search'] then
      return new;
    end if;
  end if;
  raise check_violation using
    message = 'The history of who did what only grows', constraint = 'audit_event_only_grows';
end $$;
create trigger audit_event_only_grows before update or delete on audit_event
  for each row execute function audit_event_only_grows();
create trigger audit_event_is_never_emptied before truncate on audit_event
  for each statement execute function audit_event_only_grows();

-- === Seals: what is in the books cannot be changed, removed or slipped in afterwards without `npm run verify` finding it (docs/verify.md) ===

-- One link of a chain: it seals one state of one row, and carries the hash of the link before. Each terminal has a chain, and the head office has one, whose id is
-- all zeros.
create table seal (
  chain uuid not null,
  place bigint not null constraint seal_place check (place >= 1),
  about text collate "C" not null constraint seal_about
    check (about in (
      'ticket', 'waybill', 'expense', 'operation', 'change', 'audit_event', 'shift', 'cash_drop', 'cash_drop_receipt', 'trip_departure', 'give_back',
      'cash_deposit_return', 'cash_drop_return', 'cash_deposit', 'discarded_sale', 'erasure', 'awaited_payment', 'cash_banking', 'drawer_payment',
      'shift_correction'
    )),
  row_id uuid not null,
  -- The row's first state, its second …; what is stored is the last one.
  state integer not null constraint seal_state check (state >= 1),
  row_sha256 bytea not null constraint seal_row_sha256 check (octet_length(row_sha256) = 32),
  previous bytea not null constraint seal_previous check (octet_length(previous) = 32),
  primary key (chain, place),
  constraint seal_of_one_state unique (about, row_id, state)
);

create function seal_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'A seal is never changed', constraint = 'seal_only_grows';
end $$;
create trigger seal_only_grows before update or delete on seal
  for each row execute function seal_only_grows();
create trigger seal_is_never_emptied before truncate on seal
  for each statement execute function seal_only_grows();

-- The last link of each chain and its hash, kept apart: without it nobody would notice that the newest links are gone.
create table seal_head (
  chain uuid primary key,
  place bigint not null constraint seal_head_place check (place >= 0),
  sha256 bytea not null constraint seal_head_sha256 check (octet_length(sha256) = 32)
) with (fillfactor = 50);

-- What of a row is sealed: not what the database works out from it or takes from elsewhere (the searched text, the route of a ticket's trip), which verify compares with
-- what it comes from. A ticket has its seats, who sits beside the traveler, and who has boarded.
create function sealed_row(about text, row_id uuid) returns jsonb language plpgsql stable set timezone to 'UTC' as $$
begin
  case about
    when 'ticket' then
      return without_personal('ticket', (select to_jsonb(t) - array['search', 'passenger_search', 'route_id', 'vehicle_id', 'origin_terminal_id',
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
        from ticket as t where t.id = row_id));
    when 'waybill' then return without_personal('waybill', (select to_jsonb(t) - 'search' from waybill as t where t.id = row_id));
    when 'expense' then return (select to_jsonb(t) - 'search' from expense as t where t.id = row_id);
    when 'operation' then return (select to_jsonb(t) - 'search' from operation as t where t.id = row_id);
    when 'change' then return without_personal('change', (select to_jsonb(t) from change as t where t.id = row_id));
    when 'shift' then return (select to_jsonb(t) - 'search' from shift as t where t.id = row_id);
    when 'shift_correction' then return (select to_jsonb(t) from shift_correction as t where t.id = row_id);
    when 'drawer_payment' then return (select to_jsonb(t) from drawer_payment as t where t.id = row_id);
    when 'cash_banking' then return (select to_jsonb(t) from cash_banking as t where t.id = row_id);
    when 'awaited_payment' then return (select to_jsonb(t) - 'search' from awaited_payment as t where t.id = row_id);
    when 'erasure' then return (select to_jsonb(t) from erasure as t where t.id = row_id);
    when 'discarded_sale' then return (select to_jsonb(t) from discarded_sale as t where t.id = row_id);
    when 'cash_deposit' then return (select to_jsonb(t) from cash_deposit as t where t.id = row_id);
    when 'cash_drop_return' then return (select to_jsonb(t) from cash_drop_return as t where t.id = row_id);
    when 'cash_deposit_return' then return (select to_jsonb(t) from cash_deposit_return as t where t.id = row_id);
    when 'give_back' then return (select to_jsonb(t) from give_back as t where t.id = row_id);
    when 'trip_departure' then return (select to_jsonb(t) from trip_departure as t where t.id = row_id);
    when 'cash_drop_receipt' then return (select to_jsonb(t) from cash_drop_receipt as t where t.id = row_id);
    when 'cash_drop' then return (select to_jsonb(t) from cash_drop as t where t.id = row_id);
    when 'audit_event' then
      return (select to_jsonb(t) - array['search', 'count', 'count_sha256'] from audit_event as t where t.id = row_id);
  end case;
end $$;

-- Of JSON as PostgreSQL writes it, without the columns that are empty: a new one changes no seal of before.
create function row_sha256(sealed jsonb) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(jsonb_object_agg(key, value)::text, 'UTF8')) from jsonb_each(sealed) where value <> 'null'
$$;

create function seal_sha256(link seal) returns bytea language sql immutable parallel safe as $$
  select sha256(link.previous || link.row_sha256
    || convert_to(concat_ws(' ', link.chain, link.place, link.about, link.row_id, link.state), 'UTF8'))
$$;

-- Whether a row is what its newest seal says.
create function is_as_sealed(of_table text, of_row uuid) returns boolean language sql stable as $$
  select row_sha256(sealed_row(of_table, of_row)) = (
    select row_sha256 from seal where about = of_table and row_id = of_row order by state desc limit 1)
$$;

-- Adds a link for the row as it stands now; none where that state is sealed already. Whoever adds one holds the chain's head until the commit.
create function append_seal(in_chain uuid, of_table text, of_row uuid) returns void language plpgsql as $$
declare
  hash bytea := row_sha256(sealed_row(of_table, of_row));
  known seal;
  head seal_head;
  link seal;
begin
  select * into known from seal where about = of_table and row_id = of_row order by state desc limit 1;
  if hash is null or known.row_sha256 = hash then return; end if;
  loop
    select * into head from seal_head where chain = in_chain for update;
    exit when found;
    insert into seal_head values (in_chain, 0, decode(repeat('00', 32), 'hex')) on conflict do nothing;
  end loop;
  link := row(in_chain, head.place + 1, of_table, of_row, coalesce(known.state, 0) + 1, hash, head.sha256);
  insert into seal select link.*;
  update seal_head set place = link.place, sha256 = seal_sha256(link) where chain = in_chain;
end $$;

-- The server says in each transaction to which chain its writes belong; what nobody says it of is not sealed, and verify names it. All of
-- it happens at the commit, and in one chain: nobody waits for another's head while they hold one.
create function row_is_sealed() returns trigger language plpgsql as $$
begin
  perform append_seal(current_setting('motorpark.chain')::uuid, tg_table_name, new.id);
  return null;
end $$;

-- Whatever is sealed is so when it is made; what has versions, in each of them.
do $$
declare
  sealed text;
begin
  foreach sealed in array array[
    'ticket', 'waybill', 'expense', 'operation', 'change', 'audit_event', 'shift', 'cash_drop', 'shift_correction', 'drawer_payment', 'cash_banking',
    'awaited_payment', 'erasure', 'discarded_sale', 'cash_deposit', 'cash_drop_return', 'cash_deposit_return', 'give_back', 'trip_departure',
    'cash_drop_receipt'
  ] loop
    execute format('create constraint trigger %I after insert on %I deferrable initially deferred
      for each row when (current_setting(''motorpark.chain'', true) <> '''') execute function row_is_sealed()', sealed || '_is_sealed', sealed);
  end loop;
  foreach sealed in array array['ticket', 'waybill', 'expense', 'shift', 'awaited_payment'] loop
    execute format('create constraint trigger %I after update on %I deferrable initially deferred
      for each row when (old.version <> new.version and current_setting(''motorpark.chain'', true) <> '''')
      execute function row_is_sealed()', sealed || '_is_sealed_anew', sealed);
  end loop;
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

-- Seals every row that has no seal yet, each in the chain of the terminal that it belongs to: a whole company that is put in at once.
create function seal_unsealed() returns void language plpgsql as $$
declare
  head_office constant uuid := '00000000-0000-0000-0000-000000000000';
  one record;
  link seal;
begin
  for one in
    select coalesce(belongs_to, head_office) as chain, found.about, found.id from (
      select 'ticket' as about, id, made_terminal_id as belongs_to, booked_at as at from ticket
      union all select 'waybill', id, made_terminal_id, booked_at from waybill
      union all select 'expense', id, made_terminal_id, entered_at from expense
      union all select 'operation', id, terminal_id, at from operation
      union all select 'change', id, terminal_id, at from change
      union all select 'audit_event', id, null, at from audit_event
    ) as found
    where not exists (select from seal where seal.about = found.about and seal.row_id = found.id)
    order by 1, found.at, found.id
  loop
    if link.chain is distinct from one.chain then
      if link.chain is not null then
        update seal_head set place = link.place, sha256 = seal_sha256(link) where chain = link.chain;
      end if;
      insert into seal_head values (one.chain, 0, decode(repeat('00', 32), 'hex')) on conflict do nothing;
      select chain, place, sha256 into link.chain, link.place, link.previous from seal_head where chain = one.chain for update;
    else
      link.previous := seal_sha256(link);
    end if;
    link.place := link.place + 1;
    link.about := one.about;
    link.row_id := one.id;
    link.state := 1;
    link.row_sha256 := row_sha256(sealed_row(one.about, one.id));
    insert into seal select link.*;
  end loop;
  if link.chain is not null then
    update seal_head set place = link.place, sha256 = seal_sha256(link) where chain = link.chain;
  end if;
end $$;

-- Has the rows of a table that only grows sealed as they are put in.
create function seal_rows_of(grown text) returns void language plpgsql as $$
declare
  sealed text := pg_get_functiondef('sealed_row(text, uuid)'::regprocedure);
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'seal_about');
begin
  execute replace(sealed, 'when ''cash_drop'' then', format(
    'when %L then return (select to_jsonb(t) from %I as t where t.id = row_id);
    when ''cash_drop'' then', grown, grown));
  alter table seal drop constraint seal_about;
  execute 'alter table seal add constraint seal_about '
    || replace(known, '''cash_drop''::text', format('''cash_drop''::text, %L::text', grown));
  execute format('create constraint trigger %I after insert on %I deferrable initially deferred
    for each row when (current_setting(''motorpark.chain'', true) <> '''') execute function row_is_sealed()',
    grown || '_is_sealed', grown);
end $$;

-- Erases what an erasure names. What was not as it was sealed is erased as well, and stays broken.
create function carry_out_erasure(of_erasure uuid) returns void language plpgsql as $$
declare
  asked erasure;
  -- Those from before seals had salts.
  tickets uuid[];
  waybills uuid[];
  changes uuid[];
  one uuid;
begin
  select * into strict asked from erasure where id = of_erasure;
  tickets := array(select id from ticket where id = any(asked.tickets) and personal_salt is null and is_as_sealed('ticket', id));
  waybills := array(select id from waybill where id = any(asked.waybills) and personal_salt is null and is_as_sealed('waybill', id));
  changes := array(
    select id from change
    where (ticket_id = any(asked.tickets) or waybill_id = any(asked.waybills))
      and personal_salt is null and personal_sha256 is null and erased_fields(fields) <> fields and is_as_sealed('change', id));

  update ticket set
      personal_sha256 = personal_hash('ticket', to_jsonb(ticket) || jsonb_build_object(
        'personal_salt', coalesce(personal_salt, gen_random_uuid()),
        'companions', (
          select jsonb_agg(to_jsonb(p) - array['id', 'ticket_id', 'is_first', 'sold_terminal_id', 'boarded_at', 'boarded_by',
            'no_show_at'] order by seat_number)
          from passenger as p where ticket_id = ticket.id and not is_first and name is not null))),
      personal_salt = null, erasure_id = asked.id, traveler_name = 'Erased', traveler_number = 'Erased',
      traveler_address = null, next_of_kin_name = null, next_of_kin_number = 'Erased', date_of_birth = date '1900-01-01'
    where id = any(asked.tickets) and erasure_id is null;
  update passenger set name = null, phone = null, address = null, next_of_kin_name = null, next_of_kin_phone = null
    where ticket_id = any(asked.tickets) and not is_first and name is not null;
  update waybill set
      personal_sha256 = personal_hash('waybill', to_jsonb(waybill) || jsonb_build_object(
        'personal_salt', coalesce(personal_salt, gen_random_uuid()))),
      personal_salt = null, erasure_id = asked.id, sender_name = 'Erased', sender_number = 'Erased', sender_email = '',
      sender_address = 'Erased', receiver_name = 'Erased', receiver_number = 'Erased'
    where id = any(asked.waybills) and erasure_id is null;
  update change set
      personal_sha256 = personal_hash('change', to_jsonb(change) || jsonb_build_object(
        'personal_salt', coalesce(personal_salt, gen_random_uuid()))),
      personal_salt = null, fields = erased_fields(fields)
    where (ticket_id = any(asked.tickets) or waybill_id = any(asked.waybills))
      and personal_sha256 is null and erased_fields(fields) <> fields;

  foreach one in array tickets loop perform append_seal(current_setting('motorpark.chain')::uuid, 'ticket', one); end loop;
  foreach one in array waybills loop perform append_seal(current_setting('motorpark.chain')::uuid, 'waybill', one); end loop;
  foreach one in array changes loop perform append_seal(current_setting('motorpark.chain')::uuid, 'change', one); end loop;
end $$;

-- === The server ===

-- One row for each night: whichever process writes it makes that night's backup, and the others leave it alone. What became of the newest
-- is told at /readyz. Not part of any backup.
create table backup_night (
  night date primary key,
  claimed_at timestamptz(3) not null,
  finished_at timestamptz(3),
  failure text not null default ''
);

-- The time that a server was last sure of: whatever destroys by time runs only by a clock that agrees with it (docs/running.md). One row; none in a new company.
create table clock_mark (
  id integer primary key default 1 constraint clock_mark_one check (id = 1),
  at timestamptz(3) not null,
  -- What the clock showed when it was found ahead; null while it agrees.
  held_at timestamptz(3)
);

-- === Indexes of searched texts ===

-- They find three characters and more among millions of rows in an instant. A database server whose owner has not installed the extension, or doesn't let us have
-- it, searches without: slower, but the same.
do $$ begin
  create extension if not exists pg_trgm;
  create index waybill_search on waybill using gin (search gin_trgm_ops) where deleted_at is null;
  create index expense_search on expense using gin (search gin_trgm_ops) where deleted_at is null;
  create index operation_search on operation using gin (search gin_trgm_ops);
  create index audit_event_search on audit_event using gin (search gin_trgm_ops);
  create index ticket_search on ticket using gin (search gin_trgm_ops) where deleted_at is null;
  create index ticket_void_search on ticket using gin (search gin_trgm_ops) where deleted_at is not null;
  create index waybill_void_search on waybill using gin (search gin_trgm_ops) where deleted_at is not null;
exception when undefined_file or feature_not_supported or insufficient_privilege or undefined_object then
  raise notice 'Search goes without the extension pg_trgm: %', sqlerrm;
end $$;
