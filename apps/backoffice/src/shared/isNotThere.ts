import type { ApiFailure } from '@motorpark/api';

/** Whether the server said that there is no such record, or none for this person; any other failure may pass. */
export const isNotThere = (failure: ApiFailure | undefined): boolean =>
  failure?.kind === 'refused' && (failure.status === 404 || failure.status === 403);
