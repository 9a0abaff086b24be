import { everywhereExtensions } from '@motorpark/contract';
import type { Admin, Driver, Route, Terminal, Ticket, Trip, Vehicle, Waybill } from '@motorpark/domain';
import { readAdmin } from '../admin/readAdmins';
import { request } from '../client/connection';
import { readDriver } from '../driver/driver.endpoints';
import { type Fields, read, recordIn, recordOf } from '../reading';
import { readRoute } from '../route/route.endpoints';
import { readTerminal } from '../terminal/terminal.endpoints';
import { readTicket } from '../ticket/readTicket';
import { readTrip } from '../trip/readTrip';
import { readVehicle } from '../vehicle/vehicle.endpoints';
import { readWaybill } from '../waybill/readWaybill';

/** The first matches of each kind, without those that the user may not see. */
export interface FoundEverywhere {
  tickets: Ticket[];
  waybills: Waybill[];
  trips: Trip[];
  routes: Route[];
  vehicles: Vehicle[];
  drivers: Driver[];
  terminals: Terminal[];
  admins: Admin[];
}

/** Searches records of every kind (docs/search.md). */
export async function searchEverywhere(text: string): Promise<FoundEverywhere> {
  const answer = recordIn(await request(everywhereExtensions.searchEverywhere, { payload: { q: text } }));
  function rowsOf<Row>(kind: keyof FoundEverywhere, reader: (row: Fields, place: number) => Row): Row[] {
    const rows = read(answer, kind);
    return Array.isArray(rows) ? rows.map((row, place) => reader(recordOf(row), place)) : [];
  }
  return {
    tickets: rowsOf('tickets', readTicket),
    waybills: rowsOf('waybills', readWaybill),
    trips: rowsOf('trips', readTrip),
    routes: rowsOf('routes', readRoute),
    vehicles: rowsOf('vehicles', readVehicle),
    drivers: rowsOf('drivers', readDriver),
    terminals: rowsOf('terminals', readTerminal),
    admins: rowsOf('admins', readAdmin),
  };
}
