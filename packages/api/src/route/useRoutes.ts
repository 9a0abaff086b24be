import { ROUTE_LIST } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { useRemove, useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import { useRecord } from '../rows/useRecord';
import { routeSource, deleteRoute, saveRoute } from './route.endpoints';

/** Returns the routes that match a query, by routeId unless they are sorted (docs/lists.md). */
export const useFoundRoutes = (query: ListQuery) =>
  useFoundRows({ ...routeSource, columns: ROUTE_LIST }, query);

export const useOneRoute = (id: string | undefined) => useRecord(routeSource, id);

export const useSaveRoute = () => useSave('routes', saveRoute);

export const useDeleteRoute = () => useRemove('routes', deleteRoute);
