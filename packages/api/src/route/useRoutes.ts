import { useList, type ListOptions } from '../client/lists';
import { useRemove, useSave } from '../client/records';
import { deleteRoute, listRoutes, saveRoute } from './route.endpoints';

export function useRoutes(options?: ListOptions) {
  const { rows: routes, ...state } = useList('routes', listRoutes, options);
  return { routes, ...state };
}

export const useSaveRoute = () => useSave('routes', saveRoute);

export const useDeleteRoute = () => useRemove('routes', deleteRoute);
