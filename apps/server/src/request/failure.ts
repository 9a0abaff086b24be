import type { FailureBody } from '@motorpark/contract';

/** A refused or failed call, with a message for users. May be thrown anywhere inside a handler. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly body: FailureBody,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message);
  }
}

/** The first message of each field, by wire name. */
type WireErrors = Readonly<Record<string, string>>;

function atFields(status: number, errors: WireErrors): Failure {
  const [message = 'The request is not valid.'] = Object.values(errors);
  const lists = Object.entries(errors).map(([field, first]): [string, string[]] => [field, [first]]);
  return new Failure(status, { message, errors: Object.fromEntries(lists) });
}

/** Returns the first message of each field of a failure, by wire name. */
export const firstErrors = ({ body }: Failure): WireErrors =>
  Object.fromEntries(
    Object.entries(body.errors ?? {}).map(([field, [message = body.message]]) => [field, message]),
  );

/** 422: fields break a rule. Each message is attached to its field; the first one is also the main message. */
export const invalid = (errors: WireErrors) => atFields(422, errors);

/** 422 for a failure that belongs to no single field. */
export const refused = (message: string) => new Failure(422, { message });

/** 409: another user was faster. */
export const lostRace = (errors: WireErrors) => atFields(409, errors);

/** 401 */
export const notLoggedIn = (message: string) =>
  new Failure(401, { message }, { 'www-authenticate': 'Bearer' });

/** 401: the token is no longer valid. */
export const sessionEnded = () => notLoggedIn('Your session has ended. Please log in again.');

/** 401 with `locked: true`: the passcode unlocks the session. Clients that don't support locking have to log in again. */
export const sessionLocked = () =>
  new Failure(
    401,
    { message: 'Your session is locked. Please enter your passcode.', locked: true },
    { 'www-authenticate': 'Bearer' },
  );

/** 503: too many requests at the same time. Nothing was changed; the same call will work later. */
export const busy = (seconds: number) =>
  new Failure(
    503,
    { message: `The server is busy. Please try again in ${seconds < 60 ? 'a few seconds' : 'a minute'}.` },
    { 'retry-after': String(seconds) },
  );

/** 503: the connection to the database ended during the call, which may have been carried out; with its key it can be sent again. */
export const databaseLost = (seconds: number) =>
  new Failure(
    503,
    { message: 'The server lost its database for a moment. Please try again in a few seconds.' },
    { 'retry-after': String(seconds) },
  );

/** 503: nothing can be written. Nothing was changed; an operator has to fix it. */
export const unwritable = (seconds: number) =>
  new Failure(
    503,
    {
      message:
        'The server can save nothing: its disk is full, or may not be written. Nothing was done. Please tell whoever looks after it.',
    },
    { 'retry-after': String(seconds) },
  );

/** 403 with a message that says who may do this. Only for callers who may know that the record exists. */
export const forbidden = (message: string) => new Failure(403, { message });

/** 403 that reveals nothing about the record. */
export const notYourRight = () => new Failure(403, { message: 'You do not have the right to do this.' });

/** 404: the record does not exist, or the caller may not know about it. */
export const notFound = (message: string) => new Failure(404, { message });
