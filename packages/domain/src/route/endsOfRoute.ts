import { unlistedText } from '../unlisted';

// A spaced dash is tried first: the hyphen of `Port-Harcourt - Lagos` belongs to the name.
const SPACED_DASH = /^(.*?)\s[-–—]\s(.*)$/;
const BARE_DASH = /^(.*?)[-–—](.*)$/;

/** Parses the origin and destination of a route id; a code without a dash has only an origin. */
export function endsOfRoute(routeId: string): { origin: string; destination: string } {
  const [, origin = routeId, destination = ''] = SPACED_DASH.exec(routeId) ?? BARE_DASH.exec(routeId) ?? [];
  return { origin: origin.trim(), destination: destination.trim() };
}

/** The ID that is proposed for a route; empty until both of its ends are chosen. */
export const proposedRouteId = ({ origin, destination }: { origin: string; destination: string }): string =>
  [origin, destination].every((end) => end.trim() !== '' && unlistedText(end) === undefined)
    ? `${origin.trim()} - ${destination.trim()}`
    : '';
