import type { ListColumns } from './listColumn';

export const TICKET_LIST = {
  travelerName: { header: 'Traveler Name', isRowHeader: true, truncate: true, sort: true },
  travelerPhone: { header: 'Phone number', kind: 'phone', wire: 'traveler_number', hides: 4 },
  nextOfKinPhone: {
    header: 'Next of kin phone',
    kind: 'phone',
    wire: 'next_of_kin_mobile_no',
    hides: 1,
    isMuted: true,
    card: 'hidden',
  },
  routeId: { header: 'Route', truncate: 'twoLines' },
  travelDate: { header: 'Travel date', kind: 'instant', sort: true, truncate: 'twoLines', width: '11ch' },
  seats: { header: 'Seat number', wire: 'seat_number', truncate: true, width: '10ch' },
  vehicleNumber: { header: 'Vehicle Number', hides: 3 },
  number: { header: 'Ticket ID', wire: 'ticket_id', card: 'id' },
  status: { header: 'Status', kind: 'status' },
  amount: { header: 'Amount', kind: 'naira', only: 'file' },
  paymentMethod: { header: 'Payment method', kind: 'method', only: 'file' },
  bookedBy: { header: 'Booked by', only: 'file' },
  bookedAt: { header: 'Booked at', kind: 'instant', sort: true, only: 'file' },
} as const satisfies ListColumns;
