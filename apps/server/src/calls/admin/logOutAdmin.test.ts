import { expect, it } from 'vitest';
import { eventsIn } from '../../testing/audit';
import { textLike } from '../../testing/matchers';
import { inTheOffice } from '../../testing/office';

inTheOffice('Logging somebody out', (office) => {
  const logOut = (name: 'ada' | 'ngozi') =>
    office().call('POST', `/api/log_out_admin/${office().company.people[name]}`, { by: 'ngozi' });
  const trips = (token: string) => office().call('GET', '/api/get_trips', { token });

  it('ends all their sessions, which is in the history once, and lets them log in again', async () => {
    const { db, tokenOf, company } = office();
    const [one, other] = [await tokenOf('ada'), await tokenOf('ada')];
    const tunde = await tokenOf('tunde');
    expect((await logOut('ada')).body).toEqual({ data: { ended: 2 } });
    for (const token of [one, other]) expect((await trips(token)).status).toBe(401);
    expect((await logOut('ada')).body).toEqual({ data: { ended: 0 } });
    expect((await eventsIn(db)).map(({ kind, target_id: id, after }) => ({ kind, id, after }))).toEqual([
      { kind: 'session_ended', id: company.people.ada, after: { sessions: 2 } },
    ]);
    expect((await trips(tunde)).status).toBe(200);
    expect((await trips(await tokenOf('ada'))).status).toBe(200);
  });

  it('is not how one logs oneself out', async () => {
    expect(await logOut('ngozi')).toMatchObject({
      status: 422,
      body: { message: textLike(/^This is you/) },
    });
  });
});
