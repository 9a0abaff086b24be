import { useList, type ListOptions } from '../client/lists';
import { listRoutes } from './route.endpoints';

export function useRoutes(options?: ListOptions) {
  const { rows: routes, ...state } = useList('routes', listRoutes, options);
  return { routes, ...state };
}
