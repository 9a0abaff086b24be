import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/**
 * Returns the commit that a release of this clone is made from: the first digits of its hash, and its date. Throws if files differ from the commit, or if
 * the version that package.json names is the tag of another commit: one version is one product. The version's first release sets its tag.
 */
export async function releasedCommit(cwd = ROOT) {
  const { version } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  const git = async (...args) => {
    const { exitCode, stdout, all } = await run('git', args, { cwd });
    if (exitCode !== 0)
      throw new Error(`A release is made in a clone of the repository. git ${args[0]} failed:\n${all}`);
    return stdout.trim();
  };
  if ((await git('status', '--porcelain')) !== '')
    throw new Error('A release contains one commit: commit what was changed, or take it back.');
  const tag = `v${version}`;
  const head = await git('rev-parse', 'HEAD');
  if ((await git('tag', '--list', tag)) === '') await git('tag', tag);
  const tagged = await git('rev-parse', `${tag}^{commit}`);
  if (tagged !== head)
    throw new Error(
      `${version} is commit ${tagged.slice(0, 7)} (tag ${tag}). Check that out, or raise the version in package.json and CHANGELOG.md.`,
    );
  return { commit: head.slice(0, 7), date: new Date(await git('show', '--no-patch', '--format=%cI', head)) };
}
