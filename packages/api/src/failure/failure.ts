import type { Fields } from '../reading/record';

/** Wire field name to the first message about it. */
export type WireFieldErrors = Readonly<Record<string, string>>;

interface Answered<Status extends number = number> {
  status: Status;
  /** The `message` of the answer, where there was one. */
  serverMessage?: string | undefined;
}

/** Every way a call can fail: the rows of the error catalogue (docs/app.md), and 409 for a lost race. */
export type FailureDetail =
  /** `isLocked`: the session is not over, the passcode opens it again. */
  | ({ kind: 'unauthorised'; isLocked: boolean } & Answered<401>)
  | ({ kind: 'methodNotAllowed' } & Answered<405>)
  /** `current` is the record as it is now, where a change of it was refused from a stale view. */
  | ({ kind: 'conflict'; fieldErrors: WireFieldErrors; current?: Fields | undefined } & Answered<409>)
  | ({ kind: 'invalid'; fieldErrors: WireFieldErrors } & Answered<422>)
  | ({ kind: 'server'; serverError?: string | undefined } & Answered<500>)
  /** Any other status. */
  | ({ kind: 'refused' } & Answered)
  /** No answer: a dead server, no network, or none within the time-out. `asOf`: what was read before, at this moment, stands in. */
  | { kind: 'disconnected'; asOf?: number }
  /** Whatever else went wrong, an answer that makes no sense for one. */
  | { kind: 'unknown' };

/** Carries no cause on purpose: the failed request holds the token and the payload, and failures get logged. */
class FailedCall extends Error {
  override readonly name = 'ApiFailure';
  /** What the server calls the failed request in its log; undefined where no answer said so. */
  requestId?: string | undefined;
}

/** What every call of this package throws, and nothing else. Switch on `kind`; `message` is the catalogue's text. */
export type ApiFailure = FailedCall & FailureDetail;

export const isApiFailure = (error: unknown): error is ApiFailure => error instanceof FailedCall;

export function apiFailure(detail: FailureDetail): ApiFailure {
  return Object.assign(new FailedCall(catalogueText(detail)), detail);
}

/** An error of any kind as an ApiFailure. */
export const toApiFailure = (error: unknown): ApiFailure =>
  isApiFailure(error) ? error : apiFailure({ kind: 'unknown' });

/** The message that people see (docs/app.md). */
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
      return detail.serverMessage ?? UNKNOWN;
    case 'disconnected':
      return 'Internet disconnected';
    case 'unknown':
      return UNKNOWN;
  }
}

/** What the catalogue says where nothing is known. */
export const UNKNOWN = 'Unknown Error Occurred';
