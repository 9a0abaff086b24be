import { type ApiFailure, apiFailure } from '../failure/failure';

/** Returns the failure of a call for one record that there is not, as our own server says it. */
export const notFound = (one: string): ApiFailure =>
  apiFailure({ kind: 'refused', status: 404, serverMessage: `This ${one} was not found.` });
