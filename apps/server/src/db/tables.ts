import type { Day, Instant, Kobo } from '@motorpark/domain';

/** Every table as the migrations leave it, and what is read from it. Made by `npm run tables`; not to be edited. */
export interface Tables {
  audit_event: {
    id: string;
    at: Instant;
    kind: string;
    person_id: string | null;
    person_name: string;
    person_email: string;
    target_kind: string;
    target_id: string | null;
    target_name: string;
    ip: string;
    request_id: string;
    before: unknown;
    after: unknown;
    count: number;
    counted_as: string | null;
    search: string;
    count_sha256: Buffer | null;
  };
  backup_night: {
    night: Day;
    claimed_at: Instant;
    finished_at: Instant | null;
    failure: string;
  };
  change: {
    id: string;
    trip_id: string | null;
    ticket_id: string | null;
    waybill_id: string | null;
    expense_id: string | null;
    kind: 'edited' | 'status' | 'correction';
    from_status: string | null;
    to_status: string | null;
    reason: string | null;
    fields: unknown;
    person_id: string;
    terminal_id: string | null;
    at: Instant;
  };
  company: {
    id: string;
    is_only: boolean;
    version: number;
    name: string;
    short_name: string;
    phones: string;
    address: string;
    email: string;
    ticket_terms: string;
    ticket_thanks: string;
    waybill_terms: string;
    waybill_thanks: string;
    paper: '58mm' | '80mm' | 'A4';
    fare_rule: 'per-seat' | 'per-ticket';
    logo: string | null;
    signature: string | null;
    second_factor: 'optional' | 'required';
  };
  company_image: {
    sha256: string;
    png: Buffer;
  };
  driver: {
    id: string;
    name: string;
    phone: string;
    address: string;
    version: number;
    search: string;
    search_name: string;
  };
  expense: {
    id: string;
    expense_type: string;
    description: string;
    terminal_id: string;
    approving_officer: string;
    amount_kobo: Kobo;
    status: 'Approved' | 'Pending' | 'Rejected';
    entered_by: string;
    entered_at: Instant;
    deleted_at: Instant | null;
    deleted_by: string | null;
    made_terminal_id: string | null;
    deleted_terminal_id: string | null;
    version: number;
    search: string;
    deleted_reason: string | null;
  };
  failed_login: {
    network: string;
    account: string;
    at: Instant;
  };
  known_address: {
    person_id: string;
    network: string;
    last_at: Instant;
  };
  limit_count: {
    what: string;
    who: string;
    count: number;
    since: Instant;
    last_at: Instant;
    blocked_until: Instant | null;
  };
  list_turn: {
    person_id: string;
    holder: string;
    until: Instant;
  };
  operation: {
    id: string;
    type: 'TICKET_BOOKING' | 'WAYBILL' | 'EXPENSE';
    ticket_id: string | null;
    waybill_id: string | null;
    description: string;
    amount_kobo: Kobo;
    terminal_id: string;
    person_id: string;
    at: Instant;
    reverses: string | null;
    expense_id: string | null;
    terminal_name: string;
    origin_name: string | null;
    destination_name: string | null;
    search: string;
  };
  person: {
    id: string;
    name: string;
    phone: string;
    address: string;
    terminal_id: string | null;
    department: 'Customer Service' | 'Logistics' | 'Secretary' | 'Manager' | null;
    email: string;
    passcode_hash: string;
    role: 'super_admin' | 'admin';
    is_banned: boolean;
    version: number;
    must_change_passcode: boolean;
    search_name: string;
    search: string;
    outbox_key: Buffer;
  };
  recovery: {
    id: string;
    email: string;
    person_id: string | null;
    code_hash: string;
    asked_at: Instant;
    tries: number;
    verified_at: Instant | null;
    verified_ip: string | null;
    needs_code: boolean;
  };
  recovery_try: {
    recovery_id: string;
    network: string;
    tries: number;
  };
  retry_key: {
    person_id: string;
    key: string;
    call: string;
    payload_sha256: Buffer;
    status: number | null;
    answer: unknown;
    created_at: Instant;
  };
  route: {
    id: string;
    code: string;
    origin_terminal_id: string;
    destination_terminal_id: string;
    distance: string;
    duration: string;
    version: number;
    search_name: string;
    search: string;
  };
  schema_migrations: {
    name: string;
    sha256: string;
    applied_at: Instant;
  };
  seal: {
    chain: string;
    place: number;
    about: 'ticket' | 'waybill' | 'expense' | 'operation' | 'change' | 'audit_event';
    row_id: string;
    state: number;
    row_sha256: Buffer;
    previous: Buffer;
  };
  seal_head: {
    chain: string;
    place: number;
    sha256: Buffer;
  };
  second_factor: {
    person_id: string;
    secret: Buffer;
    started_at: Instant;
    confirmed_at: Instant | null;
    last_step: number;
  };
  second_factor_recovery: {
    person_id: string;
    code_hash: Buffer;
    used_at: Instant | null;
  };
  session: {
    token_hash: Buffer;
    person_id: string;
    created_at: Instant;
    last_seen_at: Instant;
    ended_at: Instant | null;
    id: string;
    user_agent: string;
    ip: string;
    locked_at: Instant | null;
    must_change_passcode: boolean;
    must_set_up_second_factor: boolean;
  };
  terminal: {
    id: string;
    name: string;
    address: string;
    city: string;
    state: string;
    version: number;
    search_name: string;
    search: string;
  };
  ticket: {
    id: string;
    number: string;
    trip_id: string;
    traveler_name: string;
    traveler_number: string;
    next_of_kin_number: string;
    date_of_birth: Day;
    amount_kobo: Kobo;
    payment_method: 'Bank Transfer' | 'Cash' | 'POS';
    status: 'Scheduled' | 'Boarded' | 'Enroute' | 'Completed';
    booked_by: string;
    booked_at: Instant;
    deleted_at: Instant | null;
    deleted_by: string | null;
    released_seats: number[] | null;
    made_terminal_id: string | null;
    deleted_terminal_id: string | null;
    deleted_reason: string | null;
    sold_terminal_id: string;
    version: number;
    fare_kobo: Kobo | null;
    route_id: string;
    vehicle_id: string;
    origin_terminal_id: string;
    destination_terminal_id: string;
    search: string;
    released_departs_at: Instant | null;
    released_vehicle_number: string | null;
    released_vehicle_type: string | null;
    trip_departs_at: Instant;
    refundable_until: Instant | null;
  };
  ticket_seat: {
    trip_id: string;
    seat_number: number;
    ticket_id: string;
    total_seats: number;
  };
  trip: {
    id: string;
    route_id: string;
    vehicle_id: string;
    departs_at: Instant;
    amount_kobo: Kobo;
    status: 'Scheduled' | 'En-route' | 'Completed';
    total_seats: number;
    created_by: string | null;
    created_at: Instant | null;
    deleted_at: Instant | null;
    deleted_by: string | null;
    made_terminal_id: string | null;
    deleted_terminal_id: string | null;
    fare_set_at: Instant | null;
    version: number;
  };
  vehicle: {
    id: string;
    vehicle_number: string;
    vehicle_type: 'Bus' | 'Coach Bus' | 'Truck' | 'Van';
    seat_count: number;
    driver_id: string | null;
    version: number;
    search_name: string;
    search_type: string;
    search: string;
  };
  waybill: {
    id: string;
    number: string;
    sender_name: string;
    sender_number: string;
    sender_email: string;
    sender_address: string;
    receiver_name: string;
    receiver_number: string;
    origin_terminal_id: string;
    destination_terminal_id: string;
    book_date: Day;
    description: string;
    quantity: number;
    weight_grams: number | null;
    worth_kobo: Kobo;
    payment_method: 'Bank Transfer' | 'Cash' | 'POS';
    amount_kobo: Kobo;
    handling_instructions: string;
    status: 'Pending' | 'On-Transit' | 'Delivered' | 'Picked Up';
    booked_by: string;
    booked_at: Instant;
    deleted_at: Instant | null;
    deleted_by: string | null;
    made_terminal_id: string | null;
    deleted_terminal_id: string | null;
    deleted_reason: string | null;
    version: number;
    search: string;
  };
}
