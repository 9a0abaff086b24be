import { UNKNOWN, toApiFailure } from './failure';

/**
 * Returns the error toast of a failed call (docs/app.md); undefined for 401, which is only logged. `otherwise` is the screen's own text if neither the server
 * nor the catalogue has one.
 */
export function failureMessage(error: unknown, otherwise = UNKNOWN): string | undefined {
  const { kind, message } = toApiFailure(error);
  if (kind === 'unauthorised') return undefined;
  return message === UNKNOWN ? otherwise : message;
}
