/** Returns the number of runs of a randomised test: `usual`, multiplied by the environment variable ROUNDS. */
export const rounds = (usual: number): number => usual * Number(process.env['ROUNDS'] ?? 1);
