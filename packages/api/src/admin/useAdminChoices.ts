import { useChoices, type ChoiceQuery } from '../client/useChoices';
import { adminRows } from './admin.endpoints';

/** Returns the admins that a filter offers. */
export const useAdminChoices = (query?: ChoiceQuery) => useChoices(adminRows, query);
