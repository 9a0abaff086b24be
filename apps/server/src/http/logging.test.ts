import { expect, it } from 'vitest';
import { sql } from '../db';
import { PASSCODE, emailOf } from '../testing/company';
import { inTheOffice } from '../testing/office';

inTheOffice('The log', (office) => {
  const newestLine = (): unknown => JSON.parse(office().log.at(-1) ?? '{}');

  it('says of each call who made it and from which address', async () => {
    const { call, company } = office();
    await call('GET', '/api/get_trips', { by: 'ada' });
    expect(newestLine()).toMatchObject({
      path: '/api/get_trips',
      status: 200,
      ip: '127.0.0.1',
      person: company.people.ada,
      name: 'ada',
    });
  });

  it('names nobody where nobody is logged in, and neither e-mail nor passcode', async () => {
    const { call, log } = office();
    const before = log.length;
    await call('POST', '/api/login', { body: { login_email: emailOf('ada'), passcode: PASSCODE } });
    expect(newestLine()).toMatchObject({ path: '/api/login', ip: '127.0.0.1' });
    expect(newestLine()).not.toHaveProperty('person');
    expect(log.slice(before).join('')).not.toMatch(new RegExp(`${PASSCODE}|ada@`));
  });

  it('has no line for what is asked again and again and has not changed, and for health', async () => {
    const { call, log } = office();
    const { headers } = await call('GET', '/api/get_departures', { by: 'ada' });
    expect(newestLine()).toMatchObject({ path: '/api/get_departures', status: 200 });
    const before = log.length;
    const again = await call('GET', '/api/get_departures', {
      by: 'ada',
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.status).toBe(304);
    for (const path of ['/healthz', '/readyz']) expect((await call('GET', path)).status).toBe(200);
    expect(log.slice(before)).toEqual([]);
  });

  it('says that the server is not well', async () => {
    const { call, db } = office();
    await db.query(sql`update schema_migrations set name = 'another' where name = '104_retired'`);
    await call('GET', '/readyz');
    await db.query(sql`update schema_migrations set name = '104_retired' where name = 'another'`);
    expect(newestLine()).toMatchObject({ path: '/readyz', status: 503 });
  });
});
