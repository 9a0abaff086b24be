import type { ApiFailure } from './failure';

/** Whether the server responded that the record does not exist or is not accessible to the user; other failures may be temporary. */
export const isNotFound = (failure: ApiFailure | undefined): boolean =>
  failure?.kind === 'refused' && (failure.status === 404 || failure.status === 403);
