import { useCompany } from '@motorpark/api';

const A_QUARTER_OF_AN_HOUR = 15 * 60_000;

/** Keeps the company loaded while the frame is mounted, so that printing a receipt needs no call (docs/company.md). */
export function CompanyKeeper() {
  useCompany({ refreshInterval: A_QUARTER_OF_AN_HOUR });
  return null;
}
