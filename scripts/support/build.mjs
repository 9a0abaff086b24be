import { run } from './run.mjs';

/**
 * Builds what is stale and nothing else: workspaces by name, or a task of the repository itself such as the Storybook. Silent when
 * it works; when it doesn't, the tool's own words are printed and an error is thrown.
 */
export async function build(task, workspaces = []) {
  const filters = workspaces.map((workspace) => `--filter=${workspace}`);
  const args = ['run', task, ...filters, '--output-logs=errors-only', '--no-update-notifier'];
  const { code, output } = await run('turbo', args, { quiet: true });
  if (code !== 0) throw new Error(`${output}\nThe build failed; its reason stands above.`);
}

/** The two parts that make the running product. */
export const PRODUCT = ['@motorpark/backoffice', '@motorpark/server'];
