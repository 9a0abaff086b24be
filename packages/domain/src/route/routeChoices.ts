import type { ListedOption } from '../listedOption';
import type { Route } from './route';

/** Options for the routes that leave the terminal; an empty `terminal` offers all, for the head office. */
export function routeChoices(routes: readonly Route[], terminal: string): ListedOption[] {
  const own = terminal.trim().toLowerCase();
  return routes
    .filter(({ origin }) => own === '' || origin.trim().toLowerCase() === own)
    .map(({ routeId, distance, duration }) => ({
      value: routeId,
      label: routeId,
      hint: [distance, duration].filter(Boolean).join(' · '),
    }));
}
