import type { Field } from '../field';
import type { Instant } from '../format';

/** Replaces erased personal data. */
export const ERASED = 'Erased';

/** Returns what an erasure leaves of a field; undefined if that is nothing. */
export function erasedValue({ kind, isOptional }: Pick<Field, 'kind' | 'isOptional'>): string | undefined {
  if (isOptional) return undefined;
  return kind.name === 'day' ? '1900-01-01' : ERASED;
}

/** When the personal data of a ticket or waybill was erased, and by whom. */
export interface Erasure {
  by: string;
  at: Instant;
}

/** A ticket or waybill that contains somebody's personal data. */
export interface PersonalRecord {
  noun: 'ticket' | 'waybill';
  id: string;
  number: string;
  roles: string[];
  at: Instant | undefined;
  route: string;
  /** The reason why it cannot be erased yet; empty if it can. */
  obstacle: string;
}

/** The records that contain a phone number. */
export interface PersonalData {
  phone: string;
  records: PersonalRecord[];
  hasMore: boolean;
}
