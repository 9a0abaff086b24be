const ROUNDS = Number(process.env['ROUNDS'] ?? 1);

/** Returns the number of runs of a randomised test: `usual`, multiplied by the environment variable ROUNDS. */
export const rounds = (usual: number): number => usual * ROUNDS;

/** Whether this is a long run, `npm run test:long`: it also tries what `npm test` leaves out for its duration. */
export const IS_LONG = ROUNDS > 1;
