import { expect, it } from 'vitest';
import { PASSCODE } from '../testing/company';
import { inTheOffice } from '../testing/office';

const IN_BODY = 'Send this in the body of the request. Proxies and browsers record its address.';

inTheOffice('What belongs in the body of an extension call', (office) => {
  it.each([
    ['PUT', 'change_passcode', { current_passcode: PASSCODE }],
    ['POST', 'unlock', { passcode: PASSCODE }],
    ['PUT', 'set_pin', { pin: '402917', passcode: PASSCODE }],
    ['POST', 'find_traveler', { phone: '08034127781' }],
    ['POST', 'find_personal_data', { phone: '08034127781' }],
    ['POST', 'search_everywhere', { q: 'Ngozi Okafor' }],
    ['POST', 'create_expenses', { description: 'Diesel' }],
    ['GET', 'get_me', { passcode: PASSCODE }],
    ['GET', 'get_operations', { sender_number: '08034127781' }],
  ] as const)(
    'is refused in the address of %s %s, at its field, and changes nothing',
    async (method, path, fields) => {
      const answer = await office().call(method, `/api/${path}`, {
        by: path === 'find_personal_data' ? 'ngozi' : 'ada',
        query: new URLSearchParams(fields).toString(),
      });
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: Object.fromEntries(Object.keys(fields).map((field) => [field, [IN_BODY]])) },
      });
    },
  );

  it('is a header for the search text of a list', async () => {
    const { call, app, tokenOf } = office();
    const url = '/api/get_operations?q=obi&limit=5';
    const inAddress = await app.inject({ url, headers: { authorization: `Bearer ${await tokenOf('ada')}` } });
    expect(inAddress.json()).toMatchObject({
      errors: { q: ['Send this in the header Search-Text. Proxies and browsers record the address.'] },
    });
    const read = (text: string) =>
      call('GET', '/api/get_operations?limit=5', { by: 'ada', headers: { 'search-text': text } });
    expect((await read('%E1%BB%A4g%E1%BB%8D')).status).toBe(200);
    expect((await read('%zz')).body).toMatchObject({
      errors: { q: ['The header Search-Text must be percent-encoded.'] },
    });
  });

  it('is no matter for core calls', async () => {
    const { call } = office();
    expect(
      (
        await call('POST', '/api/create_drivers', {
          by: 'ngozi',
          query: 'driver_name=Obi&driver_phone=08034127781&driver_address=Awka',
        })
      ).status,
    ).toBe(200);
  });
});
