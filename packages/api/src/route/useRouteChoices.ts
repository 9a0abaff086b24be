import { useChoices, type ChoiceWish } from '../client/useChoices';
import { routeRows } from './route.endpoints';

/** The routes that a form offers. */
export function useRouteChoices(wish?: ChoiceWish) {
  const { rows: routes, ...state } = useChoices(routeRows, wish);
  return { routes, ...state };
}
