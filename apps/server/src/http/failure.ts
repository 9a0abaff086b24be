import type { FailureBody } from '@motorpark/contract';

/** A refused or failed call, with a message for people. Thrown anywhere below a handler. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly body: FailureBody,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message);
  }
}

/** Field name on the wire to its first message. */
type WireErrors = Readonly<Record<string, string>>;

function atFields(status: number, errors: WireErrors): Failure {
  const [message = 'The request is not valid.'] = Object.values(errors);
  const lists = Object.entries(errors).map(([field, first]): [string, string[]] => [field, [first]]);
  return new Failure(status, { message, errors: Object.fromEntries(lists) });
}

/** 422: what was sent breaks a rule, each message at its field; the first one speaks for all. */
export const invalid = (errors: WireErrors) => atFields(422, errors);

/** 422 that concerns no single field. */
export const refused = (message: string) => new Failure(422, { message });

/** 409: somebody else was faster. */
export const lostRace = (errors: WireErrors) => atFields(409, errors);

/** 401 */
export const notLoggedIn = (message: string) =>
  new Failure(401, { message }, { 'www-authenticate': 'Bearer' });

/** 401: the token is worth nothing any more. */
export const sessionEnded = () => notLoggedIn('Your session has ended. Please log in again.');

/** 401 that says so: the passcode opens the session again. Clients that can't do that have to log in again. */
export const sessionLocked = () =>
  new Failure(
    401,
    { message: 'Your session is locked. Please enter your passcode.', locked: true },
    { 'www-authenticate': 'Bearer' },
  );

/** 503: too many want something at once. Nothing was done; the same call works a little later. */
export const busy = (seconds: number) =>
  new Failure(
    503,
    { message: `The server is busy. Please try again in ${seconds < 60 ? 'a few seconds' : 'a minute'}.` },
    { 'retry-after': String(seconds) },
  );

/** 503: nothing can be written. Nothing was done; it takes a person to mend it. */
export const unwritable = (seconds: number) =>
  new Failure(
    503,
    {
      message:
        'The server can save nothing: its disk is full, or may not be written. Nothing was done. Please tell whoever looks after it.',
    },
    { 'retry-after': String(seconds) },
  );

/** 403, saying who may instead, to somebody who may know of the record. */
export const forbidden = (message: string) => new Failure(403, { message });

/** 403, telling nothing of what is there. */
export const notYourRight = () => new Failure(403, { message: 'You do not have the right to do this.' });

/** 404: it is not there, or it is not yours to know of. */
export const notFound = (message: string) => new Failure(404, { message });
