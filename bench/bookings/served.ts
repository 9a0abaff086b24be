import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { inRoot } from '../../scripts/support/root.mjs';
import type { Sale } from './office';

/** The HTTP request of a sale. */
export const payloadOf = ({ token, key, payload }: Sale) => ({
  url: '/api/book_ticket',
  headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
  payload,
});

/** Starts the built server as a process of its own. Returns a function that makes a sale over HTTP on a kept-alive connection. */
export async function served(environment: Record<string, string>, clients: number) {
  const server = spawn(process.execPath, [inRoot('apps', 'server', 'dist', 'main.js')], {
    env: { ...process.env, DEMO: '0', NODE_ENV: 'production', LOG_LEVEL: 'warn', ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portIn(server.stdout);
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  return {
    async sell(sale: Sale): Promise<void> {
      const { url, headers, payload } = payloadOf(sale);
      const sent = request({
        port,
        path: url,
        method: 'POST',
        agent,
        headers: { ...headers, 'content-type': 'application/json' },
      });
      sent.end(JSON.stringify(payload));
      const answered = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
        sent.on('error', reject).on('response', (response) => {
          let text = '';
          response
            .setEncoding('utf8')
            .on('data', (part: string) => (text += part))
            .on('error', reject)
            .on('end', () => resolve({ status: response.statusCode, text }));
        });
      });
      if (answered.status !== 200) throw new Error(answered.text);
    },
    async close(): Promise<void> {
      agent.destroy();
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

async function portIn(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const part of output) {
    text += String(part);
    const [, port] = /http:\/\/[^\s:]+:(\d+)/.exec(text) ?? [];
    if (port !== undefined) {
      output.resume();
      return port;
    }
  }
  throw new Error(`The server did not start:\n${text}`);
}
