import { useChoices, type ChoiceQuery } from '../client/useChoices';
import { routeRows } from './route.endpoints';

/** Returns the routes that a form offers. */
export const useRouteChoices = (query?: ChoiceQuery) => useChoices(routeRows, query);
