import type { Vehicle } from '@motorpark/domain';
import { request } from '../client/connection';
import { CALLS } from '../contract';
import { idOf, read, recordOf, rowsOf, seatCountOf, textOf, type Fields } from '../reading';

export function readVehicle(row: Fields, place: number): Vehicle {
  const driver = read(row, 'assigned_driver');
  return {
    id: idOf(row, place),
    number: textOf(read(row, 'vehicle_number')) ?? '',
    type: textOf(read(row, 'vehicle_type')) ?? '',
    assignedDriver: textOf(driver) ?? textOf(read(recordOf(driver), 'driver_name', 'name')) ?? '',
    seats: seatCountOf(row['vehicle_seat_number']) ?? seatCountOf(row['seat_number']) ?? 0,
  };
}

export const listVehicles = async (): Promise<Vehicle[]> =>
  rowsOf(await request(CALLS.getVehicles)).map(readVehicle);
