// A spaced dash is tried first: the hyphen of `Port-Harcourt - Lagos` belongs to the name.
const SPACED_DASH = /^(.*?)\s[-–—]\s(.*)$/;
const BARE_DASH = /^(.*?)[-–—](.*)$/;

/** Parses the origin and destination of a route id; a code without a dash has only an origin. */
export function endsOfRoute(routeId: string): { origin: string; destination: string } {
  const [, origin = routeId, destination = ''] = SPACED_DASH.exec(routeId) ?? BARE_DASH.exec(routeId) ?? [];
  return { origin: origin.trim(), destination: destination.trim() };
}
