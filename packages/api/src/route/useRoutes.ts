import type { ListQuery } from '../client/found';
import { useList, type ListOptions } from '../client/lists';
import { useRemove, useSave } from '../client/records';
import { useFoundRows } from '../client/useFoundRows';
import { useRecord } from '../client/useRecord';
import { routeRows, deleteRoute, listRoutes, saveRoute } from './route.endpoints';

/** The routes that a query asks for, by their code unless they are sorted (docs/lists.md). */
export const useFoundRoutes = (query: ListQuery) => useFoundRows(routeRows, query);

/** All routes, for a form that chooses from them. */
export function useRoutes(options?: ListOptions) {
  const { rows: routes, ...state } = useList('routes', listRoutes, options);
  return { routes, ...state };
}

/** The route that a form opens. */
export const useOneRoute = (id: string | undefined) => useRecord(routeRows, id);

export const useSaveRoute = () => useSave('routes', saveRoute);

export const useDeleteRoute = () => useRemove('routes', deleteRoute);
