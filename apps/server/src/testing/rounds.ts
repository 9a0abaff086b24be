/** How often a randomised test tries: so often in `npm test`, and as many times that as the environment variable ROUNDS says. */
export const rounds = (usual: number): number => usual * Number(process.env['ROUNDS'] ?? 1);
