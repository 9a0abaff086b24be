import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks on the terminal without showing what is typed. Undefined when the person gives up with Ctrl-C or Ctrl-D. */
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

/** The first line of what is piped in. */
export async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}
