import { STATUS_CODES } from 'node:http';
import type { FailureBody } from '@motorpark/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAway, DatabaseBusy, isUnwritable } from '../db';
import { Failure, busy, unwritable } from './failure';

/** Messages for requests that the framework itself refuses. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  413: 'The request is too large.',
  414: 'The address of the request is too long.',
  415: 'The request must be JSON.',
};

/** Seconds until a database that had no time may have some. */
export const SOON = 5;
/** Until somebody may have made room on a disk. */
const LATER = 60;

const BROKEN = 'Something went wrong on the server. Please try again.';

/** Sends any error as the JSON that its kind promises. What we did not foresee is logged and not sent. */
export function answerFailure(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, headers } = failureOf(error);
  if (error instanceof DatabaseAway || (status >= 500 && !isForeseen(error)))
    request.log.error({ err: error }, 'failed');
  return reply
    .code(status)
    .headers({ ...headers })
    .send(body);
}

/** Refusals of our own, and a database that has no time: no reason to look for what is broken. */
const isForeseen = (error: FastifyError | Failure) =>
  error instanceof Failure || error instanceof DatabaseBusy;

function failureOf(
  error: FastifyError | Failure,
): Pick<Failure, 'status' | 'headers'> & { body: FailureBody } {
  if (error instanceof Failure) return error;
  if (error instanceof DatabaseBusy) return busy(SOON);
  if (isUnwritable(error)) return unwritable(LATER);
  const { statusCode: status = 500 } = error;
  if (status < 400 || status >= 500) {
    return { status: 500, headers: {}, body: { message: BROKEN, error: BROKEN } };
  }
  const message = REFUSALS[status] ?? STATUS_CODES[status] ?? 'The request was refused.';
  return { status, headers: {}, body: { message } };
}
