import {
  type NamesOf,
  type WireForm,
  driverWire,
  routeWire,
  terminalWire,
  vehicleWire,
} from '@motorpark/contract';
import {
  type Driver,
  type Fields as NounFields,
  type InService,
  type Route,
  type Terminal,
  type Vehicle,
  endsOfRoute,
} from '@motorpark/domain';
import { type Fields, read, recordOf, textOf } from '../http/record';
import { placesOf, readRecord } from './readFields';
import { seatCountOf } from './seats';

/** Reads an office record in any spelling; missing fields are empty. */
function readForm<F extends NounFields, Names extends NamesOf<F>>(
  form: WireForm<F, Names>,
  row: Fields,
  place: number,
) {
  return { ...readRecord(form.fields, placesOf(form), row, place), ...readService(row) };
}

/** Reads whether a row is in service; it is if the server has no such status. */
const readService = (row: Fields): InService => ({
  status: textOf(read(row, 'status')) === 'Out of service' ? 'Out of service' : 'In service',
});

export const readDriver = (row: Fields, place: number): Driver => readForm(driverWire, row, place);

export const readTerminal = (row: Fields, place: number): Terminal => readForm(terminalWire, row, place);

export function readRoute(row: Fields, place: number): Route {
  const route = readForm(routeWire, row, place);
  const ends = endsOfRoute(route.routeId);
  return {
    ...route,
    origin: route.origin || ends.origin,
    destination: route.destination || ends.destination,
  };
}

export function readVehicle(row: Fields, place: number): Vehicle {
  const driver = recordOf(read(row, 'assigned_driver'));
  const vehicle = readForm(vehicleWire, row, place);
  return {
    ...vehicle,
    assignedDriver: vehicle.assignedDriver || (textOf(read(driver, 'driver_name', 'name')) ?? ''),
    seats: vehicle.seats || (seatCountOf(row['seat_number']) ?? 0),
  };
}
