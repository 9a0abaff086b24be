import type {
  Day,
  ExpenseStatus,
  Instant,
  Kobo,
  OperationType,
  Role,
  TicketPaymentMethod,
  TicketStatus,
  TripStatus,
  WaybillStatus,
} from '@motorpark/domain';

/** Rows as the tables have them. */
export interface TerminalRow {
  id: string;
  name: string;
  address: string;
  city: string;
  state: string;
}

export interface PersonRow {
  id: string;
  name: string;
  phone: string;
  address: string;
  terminal_id: string | null;
  department: string;
  email: string;
  role: Role;
}

export interface DriverRow {
  id: string;
  name: string;
  phone: string;
  address: string;
}

export interface VehicleRow {
  id: string;
  vehicle_number: string;
  vehicle_type: string;
  seat_count: number;
  driver_id: string | null;
}

export interface RouteRow {
  id: string;
  code: string;
  origin_terminal_id: string;
  destination_terminal_id: string;
  distance: string;
  duration: string;
}

export interface TripRow {
  id: string;
  route_id: string;
  vehicle_id: string;
  departs_at: Instant;
  amount_kobo: Kobo;
  status: TripStatus;
  total_seats: number;
  created_by: string;
  created_at: Instant;
}

interface Booked {
  id: string;
  number: string;
  amount_kobo: Kobo;
  payment_method: TicketPaymentMethod;
  booked_by: string;
  booked_at: Instant;
  deleted_at: Instant | null;
  deleted_by: string | null;
}

export interface TicketRow extends Booked {
  trip_id: string;
  traveler_name: string;
  traveler_number: string;
  next_of_kin_number: string;
  date_of_birth: Day;
  status: TicketStatus;
  fare_kobo: Kobo;
  released_seats: number[] | null;
}

export interface SeatRow {
  trip_id: string;
  seat_number: number;
  ticket_id: string;
  total_seats: number;
}

export interface WaybillRow extends Booked {
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
  weight_grams: number;
  worth_kobo: Kobo;
  handling_instructions: string;
  status: WaybillStatus;
}

export interface ExpenseRow {
  id: string;
  expense_type: string;
  description: string;
  terminal_id: string;
  approving_officer: string;
  amount_kobo: Kobo;
  status: ExpenseStatus;
  entered_by: string;
  entered_at: Instant;
}

/** What was decided on a pending expense. */
export interface DecisionRow {
  id: string;
  expense_id: string;
  to_status: ExpenseStatus;
  person_id: string;
  at: Instant;
}

export interface OperationRow {
  id: string;
  type: OperationType;
  ticket_id: string | null;
  waybill_id: string | null;
  expense_id?: string;
  description: string;
  amount_kobo: Kobo;
  terminal_id: string;
  person_id: string;
  at: Instant;
  reverses: string | null;
}

/** A step that a trip, a ticket or a parcel took: one of the three is named. */
export interface ChangeRow {
  id: string;
  trip_id?: string;
  ticket_id?: string;
  waybill_id?: string;
  kind: 'status';
  from_status: string;
  to_status: string;
  person_id: string;
  terminal_id: string | null;
  at: Instant;
}
