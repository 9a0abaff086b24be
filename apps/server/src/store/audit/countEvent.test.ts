import { expect, it } from 'vitest';
import { eventsIn } from '../../testing/audit';
import { NOW, inTheOffice } from '../../testing/office';
import { countEvent } from './index';

inTheOffice('What anybody can cause without a login', (office) => {
  const failure = (ip: string, seconds = 0) =>
    countEvent(
      office().db,
      { now: new Date(Date.parse(NOW) + seconds * 1000), ip, requestId: `call-${ip}` },
      { kind: 'login_failed', target: undefined },
    );

  it('is counted by address and minute, and never fills the history', async () => {
    for (let again = 0; again < 3; again += 1) await failure('10.0.0.7', again * 20);
    await failure('10.0.0.7', 60);
    await failure('2001:db8::1', 60);
    await failure('2001:db8::2', 60);
    const { db } = office();
    expect((await eventsIn(db)).map(({ ip, count }) => [ip, count])).toEqual([
      ['10.0.0.7', 3],
      ['10.0.0.7', 1],
      ['2001:db8:0:0::/64', 2],
    ]);
    await Promise.all(Array.from({ length: 100 }, (_, place) => failure(`10.7.0.${place}`, 120)));
    const rows = (await eventsIn(db)).slice(3);
    expect(rows.length).toBeLessThan(45);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(100);
    expect(rows.find(({ ip }) => ip === '')).toMatchObject({ target_id: null, request_id: '' });
  });
});
