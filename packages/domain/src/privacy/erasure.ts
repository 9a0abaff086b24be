import type { Instant } from '../format';

/** What stands where something personal stood. */
export const ERASED = 'Erased';

/** When the personal data of a ticket or waybill was erased, and by whom. */
export interface Erasure {
  by: string;
  at: Instant;
}

/** A ticket or waybill that says something of somebody. */
export interface PersonalRecord {
  noun: 'ticket' | 'waybill';
  id: string;
  number: string;
  roles: string[];
  at: Instant | undefined;
  route: string;
  /** Why it cannot be erased yet; empty where it can. */
  obstacle: string;
}

/** What is known of whoever has a phone. */
export interface PersonalData {
  phone: string;
  records: PersonalRecord[];
  hasMore: boolean;
}
