import { useChoices, type ChoiceQuery } from '../rows/useChoices';
import { adminSource } from './admin.endpoints';

export const useAdminChoices = (query?: ChoiceQuery) => useChoices(adminSource, query);
