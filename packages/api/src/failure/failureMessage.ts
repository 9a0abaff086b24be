import { UNKNOWN, toApiFailure } from './failure';

/**
 * The one error toast of a failed call (docs/app.md); undefined for 401, which is only logged. `otherwise` is what a
 * screen says where neither the server nor the catalogue has anything to say.
 */
export function failureMessage(error: unknown, otherwise = UNKNOWN): string | undefined {
  const { kind, message } = toApiFailure(error);
  if (kind === 'unauthorised') return undefined;
  return message === UNKNOWN ? otherwise : message;
}
