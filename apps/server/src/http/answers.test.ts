import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildApp } from '../app';
import { type Database, sql } from '../db';
import { aBooking } from '../testing/booking';
import { PASSCODE, aTrip, emailOf } from '../testing/company';
import { textLike } from '../testing/matchers';
import { inTheOffice, textAt } from '../testing/office';

inTheOffice('Whatever is asked', (office) => {
  it('an unknown path is a 404 in JSON', async () => {
    const answer = await office().call('GET', '/api/get_buses');
    expect(answer).toMatchObject({ status: 404, body: { message: 'There is nothing at this address.' } });
    expect((await office().call('POST', '/nowhere')).status).toBe(404);
  });

  it('a wrong method is a 405 in JSON that says which would do', async () => {
    const answer = await office().call('POST', '/api/get_trips', { query: 'passcode=x' });
    expect(answer).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, OPTIONS' },
      body: { message: 'POST is not allowed here.' },
    });
    expect((await office().call('GET', '/api/delete_ticket/7')).headers).toMatchObject({
      allow: 'DELETE, OPTIONS',
    });
  });

  it('OPTIONS names the methods, HEAD gives the headers alone', async () => {
    expect(await office().call('OPTIONS', '/api/get_trips')).toMatchObject({
      status: 204,
      headers: { allow: 'GET, HEAD, OPTIONS' },
      text: '',
    });
    expect(await office().call('HEAD', '/api/capabilities')).toMatchObject({ status: 200, text: '' });
  });

  it('a broken address is a 400 in JSON', async () => {
    expect(await office().call('DELETE', '/api/delete_ticket/%zz')).toMatchObject({
      status: 400,
      body: { message: 'The request could not be read.' },
    });
  });

  it.each(['{"passcode":"Se', '{"passcode":Secret}', '[1]', '"text"'])(
    'the body %s is a 400 that quotes nothing of it',
    async (text) => {
      const answer = await office().call('POST', '/api/login', { text });
      expect(answer.status).toBe(400);
      expect(answer.text).not.toMatch(/Se|text/);
    },
  );

  it('a body of more than 64 KiB is a 413 in JSON', async () => {
    const body = { login_email: 'x'.repeat(64 * 1024), passcode: 'x' };
    expect(await office().call('POST', '/api/login', { body })).toMatchObject({
      status: 413,
      body: { message: 'The request is too large.' },
    });
  });

  it('a body that is neither JSON nor a form is a 415 in JSON', async () => {
    const headers = { 'content-type': 'application/xml' };
    expect(await office().call('POST', '/api/login', { text: '<a/>', headers })).toMatchObject({
      status: 415,
      body: { message: 'The request must be JSON.' },
    });
  });

  it('every answer forbids sniffing, framing and foreign scripts, and those of the API caching', async () => {
    const { headers } = await office().call('GET', '/api/capabilities');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-security-policy': textLike(/^default-src 'none';/),
    });
    expect((await office().call('GET', '/')).headers).toMatchObject({ 'x-frame-options': 'DENY' });
  });

  it('a failing database is a 500 without a word of its own', async () => {
    const { db, clock, tokenOf } = office();
    const token = await tokenOf('ada');
    const log: string[] = [];
    const broken: Database = {
      ...db,
      query: (statement) =>
        statement.text.includes('session')
          ? db.query(statement)
          : db.query(sql`select secret_column from person`),
    };
    const app = buildApp({ db: broken, clock: () => clock.now, log: { write: (line) => log.push(line) } });
    const answer = await app.inject({ url: '/api/get_trips', headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(500);
    const message = 'Something went wrong on the server. Please try again.';
    expect(answer.json()).toEqual({ message, error: message });
    expect(log.join('')).toContain('secret_column');
  });

  it('the log has the path and the status, never a passcode, a token or a query', async () => {
    const { call, log, db, company, tokenOf } = office();
    const query = new URLSearchParams({ login_email: emailOf('ada'), passcode: PASSCODE }).toString();
    const { body } = await call('POST', '/api/login', { query });
    const token = textAt(body, 'token');
    await call('POST', '/api/login', { body: { login_email: emailOf('ada'), passcode: 'Wrong#2026' } });
    await call('POST', '/api/login', { text: `{"passcode":"${PASSCODE}` });
    await call('GET', '/api/nowhere', { query, token });
    await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(await aTrip(db, company)) });
    await call('GET', '/api/get_trips', { token: await tokenOf('ada') });
    const lines = log.join('');
    expect(lines).toContain('"method":"POST","path":"/api/login","status":200');
    for (const secret of [
      PASSCODE,
      encodeURIComponent(PASSCODE),
      'Wrong',
      token,
      'login_email',
      'Bearer',
      'Chinedu',
    ]) {
      expect(lines).not.toContain(secret);
    }
  });

  it('long lists travel zipped where the browser takes it', async () => {
    const { app, call, db, company, tokenOf } = office();
    for (let trips = 0; trips < 8; trips += 1) await aTrip(db, company);
    const headers = { authorization: `Bearer ${await tokenOf('ada')}`, 'accept-encoding': 'gzip, br' };
    const zipped = await app.inject({ url: '/api/get_trips', headers });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    const plain = await call('GET', '/api/get_trips', { by: 'ada' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.text);
  });
});

inTheOffice('Pages of other origins', (office) => {
  const from = (origin: string) => ({ origin, 'access-control-request-method': 'POST' });

  it('may call the API only from origins that the settings name', async () => {
    const app = buildApp({
      db: office().db,
      clock: () => office().clock.now,
      settings: { allowedOrigins: ['https://park.example'], logLevel: 'silent' },
    });
    const answer = await app.inject({
      method: 'OPTIONS',
      url: '/api/login',
      headers: from('https://park.example'),
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://park.example',
      'access-control-allow-headers':
        'authorization, content-type, idempotency-key, if-none-match, made-in-shift, search-text',
    });
    const other = await app.inject({
      method: 'OPTIONS',
      url: '/api/login',
      headers: from('https://evil.example'),
    });
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
    const unset = await office().call('OPTIONS', '/api/login', { headers: from('https://park.example') });
    expect(unset.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
