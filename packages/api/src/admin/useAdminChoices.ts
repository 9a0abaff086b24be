import type { Admin } from '@motorpark/domain';
import { useChoices, type ChoiceWish } from '../client/useChoices';
import { adminRows } from './admin.endpoints';

/** Those with a login whom a filter offers. */
export function useAdminChoices(wish?: ChoiceWish) {
  const { rows: admins, ...state } = useChoices<Admin>(adminRows, wish);
  return { admins, ...state };
}
