import { type Trip, formatDateTime } from '@motorpark/domain';
import { type Column, StatusBadge, serialNumber } from '@motorpark/ui';

/** The columns of every list of trips (specification section 2.13); the last one is the row's menu. */
export const tripColumns: Column<Trip>[] = [
  serialNumber(),
  { header: 'Route', cell: ({ routeId }) => routeId, isRowHeader: true, truncate: true },
  { header: 'Travel Date', cell: ({ travelDate }) => travelDate && formatDateTime(travelDate), card: 'meta' },
  { header: 'Vehicle', cell: ({ vehicleType }) => vehicleType, card: 'meta' },
  { header: 'Vehicle Number', cell: ({ vehicleNumber }) => vehicleNumber, card: 'meta' },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, card: 'badge' },
];
