import { adminCodec } from './admin';
import { answering, data } from './answer';
import { post } from './call';
import { type WireOf, flag, list, optional } from './codec';
import { driverCodec } from './driver';
import { record } from './record';
import { routeCodec } from './route';
import { terminalCodec } from './terminal';
import { ticketRowCodec } from './ticket';
import { tripCodec } from './trip';
import { vehicleCodec } from './vehicle';
import { waybillRowCodec } from './waybill';

/** The first matches of each noun, as rows of their lists. Nouns that the caller may not see are left out. */
const matchesCodec = record({
  tickets: optional(list(ticketRowCodec)),
  waybills: optional(list(waybillRowCodec)),
  trips: optional(list(tripCodec)),
  routes: optional(list(routeCodec)),
  vehicles: optional(list(vehicleCodec)),
  drivers: optional(list(driverCodec)),
  terminals: optional(list(terminalCodec)),
  admins: optional(list(adminCodec)),
  /** Whether the tickets and waybills only have a number of which two neighbouring characters were typed in the other order. */
  isSuggestion: optional(flag),
});
export type WireMatches = WireOf<typeof matchesCodec>;

export const searchEverywhereExtensions = {
  /** Searches everything that the rows of all lists show (docs/search.md). */
  searchEverywhere: answering(
    data(matchesCodec),
    post<{ q: string }>('/api/search_everywhere', { does: 'everything.search' }),
  ),
};
