import { run } from './run.mjs';

/**
 * Builds only what is stale: workspaces by name, or a task of the repository such as the Storybook. Prints nothing on success. Throws an error with the tool's
 * output on failure.
 */
export async function build(task, workspaces = []) {
  const filters = workspaces.map((workspace) => `--filter=${workspace}`);
  const { exitCode, all } = await run('turbo', [
    'run',
    task,
    ...filters,
    '--output-logs=errors-only',
    '--no-update-notifier',
  ]);
  if (exitCode !== 0) throw new Error(`${all}\nThe build failed; its reason stands above.`);
}

/** The two workspaces of the product. */
export const PRODUCT = ['@motorpark/backoffice', '@motorpark/server'];
