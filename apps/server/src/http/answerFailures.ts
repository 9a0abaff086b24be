import { STATUS_CODES } from 'node:http';
import type { FailureBody } from '@motorpark/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseLost, DatabaseUnreachable, DatabaseBusy, isTimedOut, isUnwritable } from '../db';
import { Failure, busy, databaseLost, unwritable } from '../request/failure';

/** Messages for requests that Fastify itself refuses, by status. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  413: 'The request is too large.',
  414: 'The address of the request is too long.',
  415: 'The request must be JSON.',
};

/** Retry-After in seconds when the database was too busy. */
export const RETRY_SOON_S = 5;
/** Retry-After in seconds when the disk is full or read-only. */
const RETRY_LATER_S = 60;

const BROKEN = 'Something went wrong on the server. Please try again.';

/** Sends any error as JSON. Unexpected errors are logged, and their details are not sent. */
export function answerFailure(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, headers } = failureOf(error);
  if (error instanceof DatabaseUnreachable || (status >= 500 && !isExpected(error)))
    request.log.error({ err: error }, 'failed');
  return reply
    .code(status)
    .headers({ ...headers })
    .send(body);
}

/** Whether an error is expected: a deliberate refusal or a busy database. Expected errors are not logged. */
const isExpected = (error: FastifyError | Failure) =>
  error instanceof Failure || error instanceof DatabaseBusy;

function failureOf(
  error: FastifyError | Failure,
): Pick<Failure, 'status' | 'headers'> & { body: FailureBody } {
  if (error instanceof Failure) return error;
  if (error instanceof DatabaseBusy || isTimedOut(error)) return busy(RETRY_SOON_S);
  if (error instanceof DatabaseLost) return databaseLost(RETRY_SOON_S);
  if (isUnwritable(error)) return unwritable(RETRY_LATER_S);
  const { statusCode: status = 500 } = error;
  if (status < 400 || status >= 500) {
    return { status: 500, headers: {}, body: { message: BROKEN, error: BROKEN } };
  }
  const message = REFUSALS[status] ?? STATUS_CODES[status] ?? 'The request was refused.';
  return { status, headers: {}, body: { message } };
}
