import { post } from './call';
import type { Data } from './wire';

/** When the personal data of a ticket or waybill was erased, and by whom: a super admin, or `the company’s rule`. */
export interface WireErasure {
  at: string;
  by: string;
}

/** A ticket or waybill that contains a phone number. */
export interface WirePersonalRecord {
  noun: 'ticket' | 'waybill';
  id: string;
  number: string;
  /** The roles in which it contains the number: `Traveler`, `Next of kin`, `Sender`, `Receiver`. */
  roles: string[];
  /** When the bus left, or the parcel was taken in. */
  at: string;
  route: string;
  /** The reason why it cannot be erased yet; empty if it can. */
  obstacle: string;
}

/** The records that contain a phone number, newest first. */
export interface WirePersonalData {
  phone: string;
  records: WirePersonalRecord[];
  /** Whether there are more records than these. */
  has_more: boolean;
}

/** The number of records whose personal data was erased. */
export interface WireErased {
  tickets: number;
  waybills: number;
  /** Whether further records contain the same phone number. */
  has_more: boolean;
}

const does = 'personal.erase';

export const erasureExtensions = {
  /** Returns the records that would be erased. */
  findPersonalData: post<{ phone: string }, Data<WirePersonalData>>('/api/find_personal_data', {
    does,
  }),
  erasePersonalData: post<{ phone: string }, Data<WireErased>>('/api/erase_personal_data', {
    does,
  }),
};
