import { CALLS } from '@motorpark/contract';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../testing/answers';
import { inTheOffice } from '../testing/office';

const HEAD_OFFICE = Object.values(CALLS).filter(({ who }) => who === 'super_admin');

inTheOffice('What only the head office may', (office) => {
  describe.each(HEAD_OFFICE)('$method $path', ({ method, path }) => {
    const calledBy = async (name: 'ada' | 'ngozi', id: string) => {
      const { call, tokenOf } = office();
      return call(method, path.replace('{id}', id), { token: await tokenOf(name) });
    };

    it('is refused to terminal staff, telling nothing: not even whether it is there', async () => {
      const { company } = office();
      for (const id of [company.people.tunde, company.awka, NOWHERE, 'seven']) {
        const { status, body } = await calledBy('ada', id);
        expect(status).toBe(403);
        expect(body).toEqual({ message: 'You do not have the right to do this.' });
      }
    });

    it('is refused to terminal staff before what they sent is read', async () => {
      const { call, tokenOf } = office();
      const token = await tokenOf('ada');
      const broken = await call(method, path.replace('{id}', NOWHERE), {
        token,
        ...(method !== 'GET' && { text: '{' }),
      });
      expect(broken.status).toBe(403);
    });

    it('is refused to whoever is not logged in', async () => {
      expect(await office().call(method, path.replace('{id}', NOWHERE))).toMatchObject({
        status: 401,
        body: { message: 'Please log in.' },
      });
    });

    it('is there for super admins', async () => {
      expect([200, 404, 422]).toContain((await calledBy('ngozi', NOWHERE)).status);
      expect((await calledBy('ngozi', NOWHERE)).body).not.toEqual({
        message: 'There is nothing at this address.',
      });
    });
  });

  it('leaves the company as it was', async () => {
    const { call } = office();
    const people = JSON.stringify((await call('GET', '/api/fetch_admins', { by: 'ngozi' })).body);
    for (const name of ['ngozi', 'ada', 'tunde', 'chika']) expect(people).toContain(name);
  });
});
