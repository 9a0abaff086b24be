import type { ListColumns } from './listColumn';

export const VEHICLE_LIST = {
  number: { header: 'Vehicle Number', wire: 'vehicle_number', isRowHeader: true, sort: true },
  type: { header: 'Type', wire: 'vehicle_type' },
  assignedDriver: { header: 'Assigned Driver', truncate: true },
  seats: {
    header: 'Seats',
    kind: 'count',
    wire: 'vehicle_seat_number',
    sort: true,
    search: true,
    width: '10ch',
    cardLabel: true,
  },
  status: { header: 'Status', kind: 'status' },
} as const satisfies ListColumns;
