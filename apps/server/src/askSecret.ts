import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Prompts on the terminal without echoing the input. Returns undefined if the user cancels with Ctrl-C or Ctrl-D. */
export async function askSecret(question: string): Promise<string | undefined> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  process.stdout.write(question);
  try {
    return await new Promise<string | undefined>((resolve) => {
      terminal.once('line', resolve);
      terminal.once('close', () => resolve(undefined));
      terminal.once('SIGINT', () => terminal.close());
    });
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

/** Returns the first line of piped standard input. */
export async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}
