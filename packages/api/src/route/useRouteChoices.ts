import { useChoices, type ChoiceWish } from '../client/useChoices';
import { routeRows } from './route.endpoints';

/** Returns the routes that a form offers. */
export const useRouteChoices = (wish?: ChoiceWish) => useChoices(routeRows, wish);
