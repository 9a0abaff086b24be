import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Failure } from '../http/failure';

/** argon2id, which is this library's default, at 64 MiB, three passes, one lane. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/** A hash of that cost whose passcode nobody knows. */
const NOBODYS =
  '$argon2id$v=19$m=65536,t=3,p=1$FCsKDOpw08ZxyPD7W/F8iA$NCXWNbWAkTDn2nOQiQRL+HFRLo5LVytXQcFP7gIi9ro';

/** Hashes that run at once, 64 MiB each, and how many callers may wait for theirs. */
const AT_ONCE = 2;
const MOST_WAITING = 100;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) {
    throw new Failure(
      503,
      { message: 'The server is busy. Please try again in a minute.' },
      { 'retry-after': '60' },
    );
  }
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPasscode = (passcode: string): Promise<string> => inTurn(() => hash(passcode, COST));

/** Whether a passcode is the hashed one. Without a hash, for nobody's e-mail, it takes the same time and says no. */
export async function isPasscode(hashed: string | undefined, passcode: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(hashed ?? NOBODYS, passcode));
  return isRight && hashed !== undefined;
}

/** Whether a hash was made at another cost than today's and should be made anew when its passcode is at hand. */
export function isOutdated(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
  const isOfCost =
    memoryCost === COST.memoryCost && timeCost === COST.timeCost && parallelism === COST.parallelism;
  return !isOfCost || !hashed.startsWith('$argon2id$');
}
