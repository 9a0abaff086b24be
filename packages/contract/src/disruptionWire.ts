/** The fields of a disruption on the wire. */
export const DISRUPTION_NAMES = {
  kind: 'kind',
  vehicleNumber: 'vehicle_number',
  travelDate: 'travel_date',
  tripId: 'trip_id',
} as const;

/** The fields of a new seating on the wire. */
export const SEATING_NAMES = { tripId: 'trip_id', seats: 'seat_number' } as const;
