/** An answer that is not as its codec says. Its message names the field and never the value, which may be personal. */
export class Mismatch extends Error {
  constructor(
    readonly wanted: string,
    readonly path: readonly (string | number)[] = [],
  ) {
    super(`${path.join('.') || 'The answer'} is not ${wanted}.`);
  }
}

/** Returns the error with the place of the value in what holds it; an error of another kind as it is. */
export const mismatchAt = (place: string | number, error: unknown): unknown =>
  error instanceof Mismatch ? new Mismatch(error.wanted, [place, ...error.path]) : error;
