/** An id that nothing has. */
export const NOWHERE = '0199f1f0-0000-7000-8000-000000000000';

/** How several calls that were made at once ended, smallest status first. */
export const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
