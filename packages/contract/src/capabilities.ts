import { get } from './call';
import type { Capability } from './capabilityNames';
import type { Data, Nothing } from './wire';

export interface CapabilitiesAnswer {
  version: string;
  capabilities: Capability[];
  /** With `company`: what the login page says, before anybody is known. Empty where nobody has written it down yet. */
  company?: { company_name: string; short_name: string; logo?: string };
}

/** The first call of all, by itself: the page needs no other one before it is logged in. */
export const CAPABILITIES_CALL = get<Nothing, Data<CapabilitiesAnswer>>('/api/capabilities', {
  does: 'server.ask',
  isPublic: true,
});
