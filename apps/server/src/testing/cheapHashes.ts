import { hash as costly, verify as verifyAtItsCost } from '@node-rs/argon2';

// Replaces argon2 in the server's tests (vitest.config.ts): a hash states the requested cost but is computed and verified at the lowest one.
// store/access/passcode.test.ts and the tests of equal work cover the real costs.

type Cost = NonNullable<Parameters<typeof costly>[1]>;

const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 } satisfies Cost;

/** The part of a hash that states its cost: `$argon2id$v=19$m=65536,t=3,p=1$…`. */
const COST = /\$m=\d+,t=\d+,p=\d+\$/;
const costText = ({ memoryCost, timeCost, parallelism }: Required<typeof LEAST>) =>
  `$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

export { parseOptions } from '@node-rs/argon2';

export async function hash(passcode: string, cost: Partial<typeof LEAST> = {}): Promise<string> {
  const hashed = await costly(passcode, LEAST);
  return hashed.replace(COST, costText({ ...LEAST, ...cost }));
}

export async function verify(hashed: string, passcode: string): Promise<boolean> {
  return verifyAtItsCost(hashed.replace(COST, costText(LEAST)), passcode);
}
