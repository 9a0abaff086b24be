import { MOST_LOCK_MINUTES } from '@motorpark/domain';
import { remembered } from '../storage/remembered';
import { COMPANY_KEY } from './companyKey';

/**
 * Returns after how many idle minutes a login is locked, from the stored company; the maximum if unknown. Imports little, because it is part of the login's
 * chunk.
 */
export function lockMinutes(): number {
  try {
    const stored: unknown = JSON.parse(remembered(COMPANY_KEY) ?? '{}');
    const minutes = Number(
      typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'lock_minutes') : 0,
    );
    return minutes >= 1 && minutes <= MOST_LOCK_MINUTES ? minutes : MOST_LOCK_MINUTES;
  } catch {
    return MOST_LOCK_MINUTES;
  }
}
