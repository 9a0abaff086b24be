import { Due, type ServerClock } from '../clock';

/** Returns a server's clock that is never in doubt. */
export const clockOf = (now: () => Date): Pick<ServerClock, 'now' | 'due'> => ({
  now,
  due: () => new Due(now()),
});
