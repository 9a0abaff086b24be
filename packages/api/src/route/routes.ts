import { routeExtensions, routeNoun } from '@motorpark/contract';
import { officeRecords } from '../rows/officeRecords';
import { IN_SERVICE, type ChoiceQuery, useChoices } from '../rows/useChoices';

/** The routes, by their code. */
export const ROUTES = {
  ...officeRecords(routeNoun),
  setStatus: routeExtensions.routeStatus,
};

/** Returns the routes in service, as a form offers them. */
export const useRouteChoices = (query?: ChoiceQuery) =>
  useChoices(ROUTES.source, { ...query, ...IN_SERVICE });

/** Returns all routes, also those out of service, as a filter of records offers them. */
export const useEveryRoute = (query?: ChoiceQuery) => useChoices(ROUTES.source, query);
