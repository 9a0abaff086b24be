import { unlistedText } from '../unlisted';

/** The ID that is proposed for a route; empty until both of its ends are chosen. */
export const proposedRouteId = ({ origin, destination }: { origin: string; destination: string }): string =>
  [origin, destination].every((end) => end.trim() !== '' && unlistedText(end) === undefined)
    ? `${origin.trim()} - ${destination.trim()}`
    : '';
