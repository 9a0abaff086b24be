import { useChoices, type ChoiceWish } from '../client/useChoices';
import { adminRows } from './admin.endpoints';

/** Returns the admins that a filter offers. */
export const useAdminChoices = (wish?: ChoiceWish) => useChoices(adminRows, wish);
