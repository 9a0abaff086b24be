import { randomInt } from 'node:crypto';

const RANGE = 2 ** 32;
const random = () => randomInt(RANGE) / RANGE;
/** With a million records one number in 900 is taken already. */
const TRIES = 10;

/** Writes a record under a number that no other has. `insert` answers no row where the number is taken. */
export async function underFreeNumber<Row>(
  newNumber: (random: () => number) => string,
  insert: (number: string) => Promise<Row[]>,
): Promise<Row> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const [row] = await insert(newNumber(random));
    if (row) return row;
  }
  throw new Error(`No free number in ${TRIES} tries.`);
}
