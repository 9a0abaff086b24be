import { useChoices, type ChoiceQuery } from '../rows/useChoices';
import { routeSource } from './route.endpoints';

export const useRouteChoices = (query?: ChoiceQuery) => useChoices(routeSource, query);
