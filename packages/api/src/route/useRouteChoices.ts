import { useChoices, type ChoiceQuery } from '../rows/useChoices';
import { routeSource } from './route.endpoints';

/** Returns the routes that a form offers. */
export const useRouteChoices = (query?: ChoiceQuery) => useChoices(routeSource, query);
