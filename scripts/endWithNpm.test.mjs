import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { inRoot } from './support/root.mjs';

/** Ends by itself some time after its parent has ended, and says so. */
const SERVER = `
  import { endWithNpm } from ${JSON.stringify(pathToFileURL(inRoot('scripts', 'support', 'endWithNpm.mjs')).href)};
  const parent = process.ppid;
  let looks = 0;
  endWithNpm();
  console.log('started');
  setInterval(() => {
    if (process.ppid === parent || (looks += 1) < 4) return;
    console.log('stays up');
    process.exit();
  }, 500);
`;

/** Starts it from a shell that ends once it runs, as a script does. Returns what it printed afterwards until its own end. */
async function outliving(...options) {
  const script = `"$0" --input-type=module --eval "$1" -- ${options.join(' ')} & read end`;
  const shell = spawn('sh', ['-c', script, process.execPath, SERVER], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]();
  expect(await lines.next()).toMatchObject({ value: 'started' });
  shell.stdin.end();
  const { value } = await lines.next();
  return value;
}

it.runIf(process.platform !== 'win32')(
  'a server that a script or cron started stays up when that ends, and one that npm started says so and ends with it',
  async () => {
    const [alone, withNpm] = await Promise.all([outliving(), outliving('--with-npm')]);
    expect(alone).toBe('stays up');
    expect(JSON.parse(withNpm)).toMatchObject({
      level: 40,
      msg: expect.stringMatching(/^npm, .* has ended/),
    });
  },
);
