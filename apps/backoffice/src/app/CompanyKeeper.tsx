import { useCompany } from '@motorpark/api';

const A_QUARTER_OF_AN_HOUR = 15 * 60_000;

/** Keeps the company at hand in the frame, so that a receipt waits for no call of its own (docs/company.md). */
export function CompanyKeeper() {
  useCompany({ refreshInterval: A_QUARTER_OF_AN_HOUR });
  return null;
}
