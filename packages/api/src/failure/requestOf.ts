import { isApiFailure } from './failure';

/** Names the call that failed, for whoever looks it up in the server's log (docs/running.md); empty where no answer named it. */
export const requestOf = (failure: unknown): { requestId?: string | undefined } =>
  isApiFailure(failure) ? { requestId: failure.requestId } : {};
