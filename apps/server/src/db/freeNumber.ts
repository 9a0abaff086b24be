import { randomInt } from 'node:crypto';

const RANGE = 2 ** 32;
const random = () => randomInt(RANGE) / RANGE;
/** Maximum attempts. With a million records, one random number in 900 is already taken. */
const TRIES = 10;

/** Inserts a record under a random unused number. `insert` returns no rows if the number is taken. Throws after 10 attempts. */
export async function insertWithFreeNumber<Row>(
  newNumber: (random: () => number) => string,
  insert: (number: string) => Promise<Row[]>,
): Promise<Row> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const [row] = await insert(newNumber(random));
    if (row) return row;
  }
  throw new Error(`No free number in ${TRIES} tries.`);
}
