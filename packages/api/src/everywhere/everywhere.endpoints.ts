import { everywhereExtensions } from '@motorpark/contract';
import type { Admin, Driver, Route, Terminal, Ticket, Trip, Vehicle, Waybill } from '@motorpark/domain';
import { readAdmin } from '../admin/readAdmins';
import { request } from '../backend/connection';
import { readDriver } from '../driver/driver.endpoints';
import { recordIn, recordsIn } from '../reading';
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
  /** Whether the tickets and waybills only have a number of which two neighbouring characters were typed in the other order. */
  isSuggestion: boolean;
}

/** Searches records of every kind (docs/search.md). */
export async function searchEverywhere(text: string): Promise<FoundEverywhere> {
  const answer = recordIn(await request(everywhereExtensions.searchEverywhere, { payload: { q: text } }));
  return {
    tickets: recordsIn(answer['tickets'], readTicket),
    waybills: recordsIn(answer['waybills'], readWaybill),
    trips: recordsIn(answer['trips'], readTrip),
    routes: recordsIn(answer['routes'], readRoute),
    vehicles: recordsIn(answer['vehicles'], readVehicle),
    drivers: recordsIn(answer['drivers'], readDriver),
    terminals: recordsIn(answer['terminals'], readTerminal),
    admins: recordsIn(answer['admins'], readAdmin),
    isSuggestion: answer['is_suggestion'] === true,
  };
}
