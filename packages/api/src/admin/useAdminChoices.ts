import { useChoices, type ChoiceWish } from '../client/useChoices';
import { adminRows } from './admin.endpoints';

/** Those with a login whom a filter offers. */
export const useAdminChoices = (wish?: ChoiceWish) => useChoices(adminRows, wish);
