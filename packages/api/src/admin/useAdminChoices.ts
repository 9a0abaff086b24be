import { useChoices, type ChoiceQuery } from '../rows/useChoices';
import { adminSource } from './admin.endpoints';

/** Returns the admins that a filter offers. */
export const useAdminChoices = (query?: ChoiceQuery) => useChoices(adminSource, query);
