/** A JSON object with unchecked contents. */
export type Fields = Readonly<Record<string, unknown>>;

/** The first message of each field, by wire name. */
export type WireFieldErrors = Readonly<Record<string, string>>;

interface Answered<Status extends number = number> {
  status: Status;
  /** The `message` of the response; undefined if there was none. */
  serverMessage?: string | undefined;
}

/** Every way a call can fail: the rows of the error catalogue (docs/app.md), and 409 for a conflict. */
export type FailureDetail =
  /** `isLocked`: the session still exists, and its passcode unlocks it. */
  | ({ kind: 'unauthorised'; isLocked: boolean } & Answered<401>)
  | ({ kind: 'methodNotAllowed' } & Answered<405>)
  /** `current` is the record on the server if the change was made to an outdated version. */
  | ({ kind: 'conflict'; fieldErrors: WireFieldErrors; current?: Fields | undefined } & Answered<409>)
  | ({ kind: 'invalid'; fieldErrors: WireFieldErrors } & Answered<422>)
  | ({ kind: 'server'; serverError?: string | undefined } & Answered<500>)
  /** Any other status. */
  | ({ kind: 'refused' } & Answered)
  /**
   * No response: the server is down, there is no network, or the time-out passed. `asOf`: the time of the stored copy used instead, in milliseconds.
   * `isRepeatable`: it was sent with a retry key, so the same form sent again creates nothing twice.
   */
  | { kind: 'disconnected'; asOf?: number; isRepeatable?: boolean }
  /** The server has no such call; nothing was sent. `isShown`: the screen shows the change all the same. */
  | { kind: 'absent'; serverMessage?: string | undefined; isShown?: boolean }
  /** Anything else, for example a response that cannot be interpreted. `mismatch`: which field of it is not as the contract says. */
  | { kind: 'unknown'; mismatch?: string };

/** Deliberately has no cause: the failed request holds the token and the payload, and failures get logged. */
class FailedCall extends Error {
  override readonly name = 'ApiFailure';
  /** The id of a request with a fault in the server's log; undefined of a refusal, and if no response named it. */
  requestId?: string | undefined;
}

/** The only error that calls of this package throw. Switch on `kind`; `message` is the catalogue's text. */
export type ApiFailure = FailedCall & FailureDetail;

export const isApiFailure = (error: unknown): error is ApiFailure => error instanceof FailedCall;

/** Whether the server has no such call, so that nothing was sent. */
export const isAbsent = (error: unknown): error is Extract<ApiFailure, { kind: 'absent' }> =>
  isApiFailure(error) && error.kind === 'absent';

export function apiFailure(detail: FailureDetail): ApiFailure {
  return Object.assign(new FailedCall(catalogueText(detail)), detail);
}

export const toApiFailure = (error: unknown): ApiFailure =>
  isApiFailure(error) ? error : apiFailure({ kind: 'unknown' });

/** The message that users see (docs/app.md). */
function catalogueText(detail: FailureDetail): string {
  switch (detail.kind) {
    case 'methodNotAllowed':
      return detail.serverMessage ?? 'Method not allowed';
    case 'invalid':
      return Object.values(detail.fieldErrors)[0] ?? detail.serverMessage ?? UNKNOWN;
    case 'server':
      return detail.serverError ?? detail.serverMessage ?? UNKNOWN;
    case 'unauthorised':
    case 'conflict':
    case 'refused':
    case 'absent':
      return detail.serverMessage ?? UNKNOWN;
    case 'disconnected':
      return 'Internet disconnected';
    case 'unknown':
      return UNKNOWN;
  }
}

/** The catalogue's text if nothing else is known. */
export const UNKNOWN = 'Unknown Error Occurred';

/** Returns the failed call's request id, for finding it in the server's log (docs/running.md); undefined if no response named it. */
export const requestOf = (failure: unknown): { requestId?: string | undefined } =>
  isApiFailure(failure) ? { requestId: failure.requestId } : {};

/**
 * Returns the error toast of a failed call (docs/app.md); undefined for 401, which is only logged. `otherwise` is the screen's own text if neither the server
 * nor the catalogue has one.
 */
export function failureMessage(error: unknown, otherwise = UNKNOWN): string | undefined {
  const { kind, message } = toApiFailure(error);
  if (kind === 'unauthorised') return undefined;
  return message === UNKNOWN ? otherwise : message;
}
