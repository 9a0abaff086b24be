import { remember, remembered } from '../storage/remembered';
import { COMPANY_KEY } from './companyKey';

/** Stores the company for receipts printed before the server has responded, or while it cannot be reached. */
export const storeCompany = (row: object): void => remember(COMPANY_KEY, JSON.stringify(row));

/** Returns the company as this browser last stored it; undefined if it has not, or if an earlier version of the app did. */
export function storedCompany<Company>(readCompany: (row: unknown) => Company): Company | undefined {
  const stored = remembered(COMPANY_KEY);
  if (stored === undefined) return undefined;
  try {
    return readCompany(JSON.parse(stored));
  } catch {
    return undefined;
  }
}
