import { expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../app';
import { aBooking } from '../testing/booking';
import { aTrip } from '../testing/company';
import { inTheOffice } from '../testing/office';

/** A promise that the test resolves. */
function aMoment() {
  let come = () => {};
  const came = new Promise<void>((resolve) => (come = resolve));
  return { come, came };
}

inTheOffice('A server that is told to stop', (office) => {
  it('answers the booking that is under way and takes nothing more', async () => {
    const { db, clock, company, tokenOf } = office();
    const [begun, goOn] = [aMoment(), aMoment()];
    const app = buildApp({
      db: {
        ...db,
        async transaction(work) {
          begun.come();
          await goOn.came;
          return db.transaction(work);
        },
      },
      clock: () => clock.now,
      settings: { logLevel: 'silent' },
    });
    onTestFinished(() => app.close());
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const trip = await aTrip(db, company);
    const booking = fetch(`${url}/api/book_ticket`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf('ada')}`, 'content-type': 'application/json' },
      body: JSON.stringify(aBooking(trip)),
    });
    await begun.came;
    const stopped = app.close();
    await expect
      .poll(() =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .not.toBe(200);
    goOn.come();
    const answer = await booking;
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    await stopped;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  });
});

inTheOffice('Every answer', (office) => {
  it('names its request as the log does, also where it is a failure', async () => {
    const { call, log } = office();
    for (const path of ['/api/capabilities', '/api/get_trips', '/api/get_buses']) {
      const { headers } = await call('GET', path);
      expect(headers['x-request-id']).toMatch(/^[\w-]{8}$/);
      expect(log.at(-1)).toContain(`"reqId":"${String(headers['x-request-id'])}"`);
    }
    // An unreadable request is not a call and is not logged.
    const { headers } = await call('GET', '/api/delete_ticket/%zz');
    expect(headers['x-request-id']).toMatch(/^[\w-]{8}$/);
  });
});
