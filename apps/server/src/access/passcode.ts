import { hash, parseOptions, verify } from '@node-rs/argon2';
import { openTurns } from '../limits';

/** argon2id, which is this library's default, at 64 MiB, three passes, one lane. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/** A hash of that cost whose passcode nobody knows. */
export const NOBODYS =
  '$argon2id$v=19$m=65536,t=3,p=1$FCsKDOpw08ZxyPD7W/F8iA$NCXWNbWAkTDn2nOQiQRL+HFRLo5LVytXQcFP7gIi9ro';

/** Hashes that run at once are 64 MiB each. Recovery has a queue of its own, so that it can never keep logins waiting. */
const TURNS = {
  login: openTurns({ atOnce: 2, perLane: 20, inAll: 400, of: 'logins at once' }),
  recovery: openTurns({ atOnce: 1, perLane: 10, inAll: 200, of: 'requests at once' }),
};

/** Where a hash waits for its turn. */
interface Turn {
  queue: keyof typeof TURNS;
  /** Who waits for themselves alone: an address. */
  lane: string;
  /** What is done once it is its turn; the hash is not made where this throws. */
  begin?: () => Promise<unknown>;
}

/** How many hashes are being made and wait, by queue. */
export const hashingNow = () => ({ login: TURNS.login.load(), recovery: TURNS.recovery.load() });

/** What people who are logged in ask for. */
const OFFICE: Turn = { queue: 'login', lane: 'office' };

const inTurn = <T>({ queue, lane, begin }: Turn, work: () => Promise<T>): Promise<T> =>
  TURNS[queue](lane, async () => {
    await begin?.();
    return work();
  });

export const hashPasscode = (passcode: string, turn = OFFICE): Promise<string> =>
  inTurn(turn, () => hash(passcode, COST));

/** Whether a passcode is the hashed one. Without a hash, for nobody's e-mail, it takes the same time and says no. */
export async function isPasscode(
  hashed: string | undefined,
  passcode: string,
  turn = OFFICE,
): Promise<boolean> {
  const isRight = await inTurn(turn, () => verify(hashed ?? NOBODYS, passcode));
  return isRight && hashed !== undefined;
}

/** The first of some hashes that a code fits, checked in one turn; which ones there are is asked when it comes. */
export const fitting = <Hashed extends { code_hash: string }>(
  turn: Omit<Turn, 'begin'>,
  hashes: () => Promise<readonly Hashed[]>,
  code: string,
): Promise<Hashed | undefined> =>
  inTurn(turn, async () => {
    for (const hashed of await hashes()) {
      if (await verify(hashed.code_hash, code)) return hashed;
    }
    return undefined;
  });

/** Whether a hash was made at another cost than today's and should be made anew when its passcode is at hand. */
export function isOutdated(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
  const isOfCost =
    memoryCost === COST.memoryCost && timeCost === COST.timeCost && parallelism === COST.parallelism;
  return !isOfCost || !hashed.startsWith('$argon2id$');
}
