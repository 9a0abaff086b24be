import { dropExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import { useListData } from '../rows/useListData';

/** Returns the open drawers with their expected cash, and the cash that is not banked, by terminal. Refreshed every minute. */
export function useCashToday() {
  const { data: places, ...state } = useListData('shifts', () => request(dropExtensions.getCashToday), {
    part: 'cash today',
    refreshInterval: 60_000,
  });
  return { places, ...state };
}
