import { useChoices, type ChoiceQuery } from '../rows/useChoices';
import { adminRows } from './admin.endpoints';

/** Returns the admins that a filter offers. */
export const useAdminChoices = (query?: ChoiceQuery) => useChoices(adminRows, query);
