/** An id that no record has. */
export const NOWHERE = '0199f1f0-0000-7000-8000-000000000000';

/** Returns the statuses of parallel calls, in ascending order. */
export const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
