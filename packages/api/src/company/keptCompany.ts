import { openStorage } from '../access/storage';
import { type Fields, recordOf } from '../reading';
import { COMPANY_KEY } from './companyKey';

/** Stores the company for receipts printed before the server has responded, or while it cannot be reached. */
export const keepCompany = (row: Fields): void => openStorage().setItem(COMPANY_KEY, JSON.stringify(row));

/** Returns the company as this browser last stored it; undefined if it has not. */
export function keptCompany(): Fields | undefined {
  const kept = openStorage().getItem(COMPANY_KEY);
  if (kept === null) return undefined;
  try {
    return recordOf(JSON.parse(kept));
  } catch {
    return undefined;
  }
}
