export const DISRUPTION_NAMES = {
  kind: 'kind',
  vehicleNumber: 'vehicle_number',
  travelDate: 'travel_date',
  tripId: 'trip_id',
} as const;

export const REPLACEMENT_NAMES = { vehicleNumber: 'vehicle_number' } as const;

export const SEATING_NAMES = { tripId: 'trip_id', seats: 'seat_number' } as const;
