import { isApiFailure } from './failure';

/** Returns the failed call's request id, for finding it in the server's log (docs/running.md); undefined if no response named it. */
export const requestOf = (failure: unknown): { requestId?: string | undefined } =>
  isApiFailure(failure) ? { requestId: failure.requestId } : {};
