import { get, post } from './call';
import type { Data } from './wire';

/** When the personal data of a ticket or waybill was erased, and by whom: a super admin, or `the company’s rule`. */
export interface WireErasure {
  at: string;
  by: string;
}

/** A ticket or waybill that says something of whoever has a phone. */
export interface WirePersonalRecord {
  noun: 'ticket' | 'waybill';
  id: string;
  number: string;
  /** Who has that phone on it: `Traveler`, `Next of kin`, `Sender`, `Receiver`. */
  roles: string[];
  /** When the bus left, or the parcel was taken in. */
  at: string;
  route: string;
  /** Why it cannot be erased yet; empty where it can. */
  obstacle: string;
}

/** What is known of whoever has a phone, the newest first. */
export interface WirePersonalData {
  phone: string;
  records: WirePersonalRecord[];
  /** Whether there are others beside these. */
  has_more: boolean;
}

/** How much was erased. */
export interface WireErased {
  tickets: number;
  waybills: number;
  /** Whether the same phone stands on others still. */
  has_more: boolean;
}

const does = 'personal.erase';
const capability = 'personal.erasure';

export const erasureExtensions = {
  /** What would be erased. */
  findPersonalData: get<{ phone: string }, Data<WirePersonalData>>('/api/find_personal_data', {
    does,
    capability,
  }),
  erasePersonalData: post<{ phone: string }, Data<WireErased>>('/api/erase_personal_data', {
    does,
    capability,
  }),
};
