import { openStorage } from '../access/storage';
import { type Fields, recordOf } from '../reading';
import { COMPANY_KEY } from './companyKey';

/** What a receipt is printed with until the server has answered, and while it cannot be reached. */
export const keepCompany = (row: Fields): void => openStorage().setItem(COMPANY_KEY, JSON.stringify(row));

/** The company as this browser last saw it. */
export function keptCompany(): Fields | undefined {
  const kept = openStorage().getItem(COMPANY_KEY);
  if (kept === null) return undefined;
  try {
    return recordOf(JSON.parse(kept));
  } catch {
    return undefined;
  }
}
