import { CALLS } from '@motorpark/contract';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../testing/answers';
import { clockOf } from '../testing/clock';
import { NOW, inTheOffice } from '../testing/office';
import { answerFailure } from './answerFailures';
import { registerCalls } from './registerCalls';

const BEHIND_THE_LOGIN = Object.values(CALLS).filter(({ isPublic }) => isPublic !== true);

const pathOf = (path: string) => path.replace('{id}', NOWHERE);

inTheOffice('Without a login', (office) => {
  describe.each(BEHIND_THE_LOGIN)('$method $path', ({ method, path }) => {
    it('is refused without a token', async () => {
      expect(await office().call(method, pathOf(path))).toMatchObject({
        status: 401,
        headers: { 'www-authenticate': 'Bearer' },
        body: { message: 'Please log in.' },
      });
    });

    it('is refused with a token that nobody has, before the body is even read', async () => {
      const answer = await office().call(method, pathOf(path), {
        token: 'made-up',
        ...(method !== 'GET' && { text: '{' }),
      });
      expect(answer).toMatchObject({
        status: 401,
        body: { message: 'Your session has ended. Please log in again.' },
      });
    });
  });
});

inTheOffice('Calls of the head office', (office) => {
  async function fetchAdmins(token: string) {
    const { db } = office();
    const app = fastify();
    app.setErrorHandler(answerFailure);
    const admins = { admins: [], stats: { total_admins: 0, total_active_admins: 0, total_banned_admins: 0 } };
    registerCalls(app, {
      db,
      clock: clockOf(() => new Date(NOW)),
      publicHandlers: {},
      personHandlers: { fetchAdmins: async () => ({ data: admins }) },
    });
    const headers = { authorization: `Bearer ${token}` };
    return app.inject({ url: CALLS.fetchAdmins.path, headers });
  }

  it('are refused to terminal staff, telling nothing', async () => {
    const answer = await fetchAdmins(await office().tokenOf('ada'));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ message: 'You do not have the right to do this.' });
  });

  it('are answered to super admins', async () => {
    expect((await fetchAdmins(await office().tokenOf('ngozi'))).statusCode).toBe(200);
  });
});
