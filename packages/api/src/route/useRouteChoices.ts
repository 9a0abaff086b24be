import { IN_SERVICE, useChoices, type ChoiceQuery } from '../rows/useChoices';
import { routeSource } from './route.endpoints';

/** Returns the routes in service, as a form offers them. */
export const useRouteChoices = (query?: ChoiceQuery) => useChoices(routeSource, { ...query, ...IN_SERVICE });

/** Returns all routes, also those out of service, as a filter of records offers them. */
export const useEveryRoute = (query?: ChoiceQuery) => useChoices(routeSource, query);
