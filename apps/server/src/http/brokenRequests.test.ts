import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { buildApp } from '../app';
import { textLike } from '../testing/matchers';
import { inTheOffice } from '../testing/office';

inTheOffice('What cannot be read as a request', (office) => {
  /** Sends raw bytes and returns the complete response. */
  async function exchange(bytes: string): Promise<string> {
    const { db, clock } = office();
    const app = buildApp({ db, clock: () => clock.now, settings: { logLevel: 'silent' } });
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

  const END = 'Connection: close\r\n\r\n';

  it.each([
    ['an address that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['what is no HTTP', 'SELL ME SEAT 4\r\n\r\n', 400],
    ['a request that names no host', `GET / HTTP/1.1\r\n${END}`, 400],
    ['a request that names two hosts', `GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n${END}`, 400],
    [
      'a request of two people',
      `GET /api/get_trips HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b\r\n${END}`,
      400,
    ],
    ['an expectation that nobody knows', `GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n${END}`, 417],
    ['a broken address', `GET /api/get_trip/%zz HTTP/1.1\r\nHost: x\r\n${END}`, 400],
    [
      'a body that is no JSON',
      `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1\r\n${END}{`,
      400,
    ],
    [
      'a body of two lengths',
      `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n${END}{}`,
      400,
    ],
    ['a method that nobody knows', `BREW /api/login HTTP/1.1\r\nHost: x\r\n${END}`, 400],
  ])('%s is refused in words, as JSON, with the headers of every answer', async (_what, bytes, status) => {
    const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
    const headers = head.toLowerCase();
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(headers).toContain('content-type: application/json');
    expect(JSON.parse(body)).toEqual({ message: textLike(/request|expects/) });
    expect(headers).toContain("content-security-policy: default-src 'none'");
    expect(headers).toContain('x-content-type-options: nosniff');
    expect(headers).toContain('x-frame-options: deny');
    expect(headers).toContain('referrer-policy: no-referrer');
    expect(headers).toContain('cache-control: no-store');
  });
});
