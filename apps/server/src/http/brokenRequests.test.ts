import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { textLike } from '../testing/matchers';
import { answerBrokenRequest } from './brokenRequests';

/** Sends bytes as they are, and answers all that comes back. */
async function exchange(bytes: string): Promise<string> {
  const app = fastify({ clientErrorHandler: answerBrokenRequest });
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  try {
    return await new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      socket.on('data', (part: Buffer) => (answer += part.toString()));
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  } finally {
    await app.close();
  }
}

it.each([
  ['an address that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['what is no HTTP', 'SELL ME SEAT 4\r\n\r\n', 400],
])('%s is refused in words, as JSON', async (_what, bytes, status) => {
  const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status}`);
  expect(head).toContain('application/json');
  expect(JSON.parse(body)).toEqual({ message: textLike(/request/) });
});
