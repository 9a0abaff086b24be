import { get } from './call';
import type { Capability } from './capabilityNames';
import type { Data, Nothing } from './wire';

export interface CapabilitiesAnswer {
  version: string;
  capabilities: Capability[];
  /** With `company`: the company as the login page shows it, before login. Empty until the company is set up. */
  company?: { company_name: string; short_name: string; logo?: string };
}

/** The first call of the app, in a file of its own: the page needs no other call before login. */
export const CAPABILITIES_CALL = get<Nothing, Data<CapabilitiesAnswer>>('/api/capabilities', {
  does: 'server.ask',
  isPublic: true,
});
