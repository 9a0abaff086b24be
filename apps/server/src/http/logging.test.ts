import { expect, it } from 'vitest';
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
});
