import { get } from './call';
import type { Data, Nothing } from './wire';

export interface CapabilitiesAnswer {
  version: string;
  /**
   * Any list says that the server is our own, and has every call of the contract. `requests.body` and `requests.idempotent` are for apps of earlier versions,
   * which would otherwise put a passcode into an address, or create a sale twice. `fares.per_seat` is a setting of the company. `transfers` says that a payment provider
   * gives account numbers, `pos_terminals` that it sends card payments to POS terminals.
   */
  capabilities: (
    | 'requests.body'
    | 'requests.idempotent'
    | 'fares.per_seat'
    | 'transfers'
    | 'pos_terminals'
  )[];
  /** The company as the login page shows it, before login. Empty until the company is set up. */
  company?: { company_name: string; short_name: string; logo?: string };
}

/** The first call of the app, in a file of its own: the page needs no other call before login. */
export const CAPABILITIES_CALL = get<Nothing, Data<CapabilitiesAnswer>>('/api/capabilities', {
  does: 'server.ask',
  isPublic: true,
});
