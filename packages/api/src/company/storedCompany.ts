import { openStorage } from '../session/storage';
import { type Fields, recordOf } from '../reading';
import { COMPANY_KEY } from './companyKey';

/** Stores the company for receipts printed before the server has responded, or while it cannot be reached. */
export const storeCompany = (row: Fields): void => openStorage().setItem(COMPANY_KEY, JSON.stringify(row));

/** Returns the company as this browser last stored it; undefined if it has not. */
export function storedCompany(): Fields | undefined {
  const stored = openStorage().getItem(COMPANY_KEY);
  if (stored === null) return undefined;
  try {
    return recordOf(JSON.parse(stored));
  } catch {
    return undefined;
  }
}
