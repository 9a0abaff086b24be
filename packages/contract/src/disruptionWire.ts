/** How the fields of a disruption are called. */
export const DISRUPTION_NAMES = {
  kind: 'kind',
  vehicleNumber: 'vehicle_number',
  travelDate: 'travel_date',
  tripId: 'trip_id',
} as const;

/** How it is said where somebody without a seat gets one. */
export const SEATING_NAMES = { tripId: 'trip_id', seats: 'seat_number' } as const;
