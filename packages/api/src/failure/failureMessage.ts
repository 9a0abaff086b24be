import { toApiFailure } from './failure';

/** The one error toast of a failed call (specification section 8); undefined for 401, which is only logged. */
export function failureMessage(error: unknown): string | undefined {
  const failure = toApiFailure(error);
  return failure.kind === 'unauthorised' ? undefined : failure.message;
}
