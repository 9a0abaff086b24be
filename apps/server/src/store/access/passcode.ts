import { hash, parseOptions, verify } from '@node-rs/argon2';
import { openLaneQueue } from '../limits';

/** The library's default, argon2id, with 64 MiB, three passes and one lane. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/** A hash of the same cost, whose passcode nobody knows. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=65536,t=3,p=1$FCsKDOpw08ZxyPD7W/F8iA$NCXWNbWAkTDn2nOQiQRL+HFRLo5LVytXQcFP7gIi9ro';

/** Queues for hashing; each running hash takes 64 MiB. Recovery has its own queue, so that it cannot delay logins. */
const TURNS = {
  login: openLaneQueue({ atOnce: 2, perLane: 20, inAll: 400, of: 'logins at once' }),
  recovery: openLaneQueue({ atOnce: 1, perLane: 10, inAll: 200, of: 'requests at once' }),
};

/** A place in a hashing queue. */
interface Turn {
  queue: keyof typeof TURNS;
  /** Callers in the same lane wait for each other; usually a network address. */
  lane: string;
  /** Runs when the turn comes, before hashing; if it throws, nothing is hashed. */
  begin?: () => Promise<unknown>;
}

/** Returns the number of running and waiting hashes by queue. */
export const hashingLoad = () => ({ login: TURNS.login.load(), recovery: TURNS.recovery.load() });

/** The turn for people who are already logged in. */
const OFFICE: Turn = { queue: 'login', lane: 'office' };

const inTurn = <T>({ queue, lane, begin }: Turn, work: () => Promise<T>): Promise<T> =>
  TURNS[queue](lane, async () => {
    await begin?.();
    return work();
  });

export const hashPasscode = (passcode: string, turn = OFFICE): Promise<string> =>
  inTurn(turn, () => hash(passcode, COST));

/** Whether the passcode matches the hash. Without a hash (unknown e-mail) it takes the same time and returns false. */
export async function isPasscode(
  hashed: string | undefined,
  passcode: string,
  turn = OFFICE,
): Promise<boolean> {
  const isRight = await inTurn(turn, () => verify(hashed ?? DUMMY_HASH, passcode));
  return isRight && hashed !== undefined;
}

/** Returns the first of the hashed codes that matches, checked in one turn. `hashes` is called when the turn comes. */
export const findMatchingHash = <Hashed extends { code_hash: string }>(
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

/** Whether a hash was made at another cost than the current one and should be renewed at the next login. */
export function isOutdated(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
  const isCurrentCost =
    memoryCost === COST.memoryCost && timeCost === COST.timeCost && parallelism === COST.parallelism;
  return !isCurrentCost || !hashed.startsWith('$argon2id$');
}
