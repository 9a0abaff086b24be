import { MOST_LOCK_MINUTES } from '@motorpark/domain';
import { openStorage } from '../access/storage';
import { COMPANY_KEY } from './companyKey';

/** After how many idle minutes the company of this browser has a login locked, as far as that was seen; it takes nothing that the login does not carry. */
export function lockMinutes(): number {
  try {
    const kept: unknown = JSON.parse(openStorage().getItem(COMPANY_KEY) ?? '{}');
    const minutes = Number(typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'lock_minutes') : 0);
    return minutes >= 1 && minutes <= MOST_LOCK_MINUTES ? minutes : MOST_LOCK_MINUTES;
  } catch {
    return MOST_LOCK_MINUTES;
  }
}
