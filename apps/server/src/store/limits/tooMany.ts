import { Failure } from '../../request/failure';

/** Returns a 429 failure; message and Retry-After header say when to try again. */
export function tooMany(of: string, forMs: number): Failure {
  const seconds = Math.max(1, Math.ceil(forMs / 1000));
  const message = `Too many ${of}. Please try again in ${seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')}.`;
  return new Failure(429, { message }, { 'retry-after': String(seconds) });
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
