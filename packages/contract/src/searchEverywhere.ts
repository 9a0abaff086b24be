import type { WireAdmin } from './admin';
import { post } from './call';
import type { WireDriver } from './driver';
import type { WireRoute } from './route';
import type { WireTerminal } from './terminal';
import type { WireTicketRow } from './ticket';
import type { WireTrip } from './trip';
import type { WireVehicle } from './vehicle';
import type { WireWaybillRow } from './waybill';
import type { Data } from './wire';

/** The first matches of each noun, as rows of their lists. Nouns that the caller may not see are left out. */
export interface WireMatches {
  tickets?: WireTicketRow[] | undefined;
  waybills?: WireWaybillRow[] | undefined;
  trips?: WireTrip[] | undefined;
  routes?: WireRoute[] | undefined;
  vehicles?: WireVehicle[] | undefined;
  drivers?: WireDriver[] | undefined;
  terminals?: WireTerminal[] | undefined;
  admins?: WireAdmin[] | undefined;
  /** Whether the tickets and waybills only have a number of which two neighbouring characters were typed in the other order. */
  is_suggestion?: boolean;
}

export const searchEverywhereExtensions = {
  /** Searches everything that the rows of all lists show (docs/search.md). */
  searchEverywhere: post<{ q: string }, Data<WireMatches>>('/api/search_everywhere', {
    does: 'everything.search',
  }),
};
