import type { ListQuery } from '../client/found';
import { useRemove, useSave } from '../client/records';
import { useFoundRows } from '../client/useFoundRows';
import { useRecord } from '../client/useRecord';
import { routeRows, deleteRoute, saveRoute } from './route.endpoints';

/** Returns the routes that match a query, by routeId unless they are sorted (docs/lists.md). */
export const useFoundRoutes = (query: ListQuery) => useFoundRows(routeRows, query);

/** Returns the route that a form opens. */
export const useOneRoute = (id: string | undefined) => useRecord(routeRows, id);

export const useSaveRoute = () => useSave('routes', saveRoute);

export const useDeleteRoute = () => useRemove('routes', deleteRoute);
