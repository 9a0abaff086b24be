import type { Tables } from '../db/tables';

type Of<Table extends keyof Tables, Columns extends keyof Tables[Table]> = Pick<Tables[Table], Columns>;

/** Row types with the columns that the demo fills. */
export type TerminalRow = Of<'terminal', 'id' | 'name' | 'address' | 'city' | 'state'>;

export type PersonRow = Of<
  'person',
  'id' | 'name' | 'phone' | 'address' | 'terminal_id' | 'department' | 'email' | 'role'
>;

export type DriverRow = Of<'driver', 'id' | 'name' | 'phone' | 'address'>;

export type VehicleRow = Of<'vehicle', 'id' | 'vehicle_number' | 'vehicle_type' | 'seat_count' | 'driver_id'>;

export type RouteRow = Of<
  'route',
  'id' | 'code' | 'origin_terminal_id' | 'destination_terminal_id' | 'distance' | 'duration' | 'fare_kobo'
>;

export type TripRow = Of<
  'trip',
  | 'id'
  | 'route_id'
  | 'vehicle_id'
  | 'driver_id'
  | 'departs_at'
  | 'amount_kobo'
  | 'status'
  | 'total_seats'
  | 'created_by'
  | 'created_at'
>;

type Booked =
  | 'id'
  | 'number'
  | 'amount_kobo'
  | 'payment_method'
  | 'status'
  | 'booked_by'
  | 'booked_at'
  | 'deleted_at'
  | 'deleted_by';

export type TicketRow = Of<
  'ticket',
  | Booked
  | 'trip_id'
  | 'traveler_name'
  | 'traveler_number'
  | 'next_of_kin_number'
  | 'date_of_birth'
  | 'fare_kobo'
  | 'released_seats'
>;

export type SeatRow = Tables['ticket_seat'];

export type PassengerRow = Of<
  'passenger',
  | 'id'
  | 'ticket_id'
  | 'seat_number'
  | 'is_first'
  | 'name'
  | 'phone'
  | 'next_of_kin_phone'
  | 'sold_terminal_id'
>;

export type WaybillRow = Of<
  'waybill',
  | Booked
  | 'sender_name'
  | 'sender_number'
  | 'sender_email'
  | 'sender_address'
  | 'receiver_name'
  | 'receiver_number'
  | 'origin_terminal_id'
  | 'destination_terminal_id'
  | 'book_date'
  | 'description'
  | 'quantity'
  | 'weight_grams'
  | 'worth_kobo'
  | 'handling_instructions'
  | 'trip_id'
>;

export type ExpenseRow = Of<
  'expense',
  | 'id'
  | 'expense_type'
  | 'description'
  | 'terminal_id'
  | 'approving_officer'
  | 'amount_kobo'
  | 'status'
  | 'entered_by'
  | 'entered_at'
>;

/** A ledger line of one record: a ticket, a parcel or an expense. */
export type OperationRow = Of<
  'operation',
  'id' | 'type' | 'description' | 'amount_kobo' | 'terminal_id' | 'person_id' | 'at' | 'reverses'
> &
  Partial<Of<'operation', 'ticket_id' | 'waybill_id' | 'expense_id'>>;

/** A status step of one record: a trip, a ticket, a parcel or an expense. */
export type ChangeRow = Of<'change', 'id' | 'kind' | 'from_status' | 'to_status' | 'person_id' | 'at'> &
  Partial<Of<'change', 'trip_id' | 'ticket_id' | 'waybill_id' | 'expense_id' | 'terminal_id' | 'reason'>>;
