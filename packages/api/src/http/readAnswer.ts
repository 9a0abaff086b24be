import { type Call, Mismatch } from '@motorpark/contract';
import { apiFailure } from '../failure/failure';
import { note } from '../session/note';

/** Reads an answer of our own server by the codec of its call. One that is not as the codec says is a failure, and the console names the field. */
export function readAnswer<Value>(
  { method, path, answer }: Pick<Call<never, unknown, Value>, 'method' | 'path' | 'answer'>,
  body: unknown,
): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a codec, the caller reads it
  if (!answer) return body as Value;
  try {
    return answer.read(body);
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    const mismatch = `${method} ${path}: ${error.message}`;
    note(mismatch);
    throw apiFailure({ kind: 'unknown', mismatch });
  }
}
