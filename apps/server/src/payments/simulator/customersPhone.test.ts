import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { PAYMENT, aSimulator } from '../testing';

const { reference, amount } = PAYMENT;

/** The page of a simulated Monnify that was asked for one account. */
async function aPhone(description = PAYMENT.description) {
  const { simulator, provider, told } = await aSimulator('monnify');
  await provider.openTransfer({ ...PAYMENT, description });
  const read = async () => (await fetch(simulator.url)).text();
  /** Presses a button, and returns the status of what it is answered with. */
  const press = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    new Promise<number | undefined>((answered, failed) => {
      const origin = simulator.url;
      request(simulator.url + path, { method: 'POST', headers: { origin, ...headers } }, (response) => {
        response.resume();
        answered(response.statusCode);
      })
        .on('error', failed)
        .end(new URLSearchParams(form).toString());
    });
  const pay = (form: Record<string, string>) => press('/pay', { account: reference, ...form });
  const came = async () => (await provider.moneyFor(reference)).map((money) => money.amount);
  return { simulator, read, press, pay, came, told };
}

describe('The customer’s phone', () => {
  it('says what it is, and lists the account with bank, number and amount until it is paid', async () => {
    const { read, pay, came, told } = await aPhone();
    const page = await read();
    expect(page).toContain('Motorpark payment simulator: no money moves');
    expect(page).toContain('990 000 0001');
    expect(page).toContain('Simulator Bank · Ticket to Abuja');
    expect(page).toContain('NGN 18,500.50, until ');
    expect(await pay({ press: 'full' })).toBe(303);
    expect(await came()).toEqual([amount]);
    expect(told).toEqual([reference]);
    expect(await read()).toContain('NGN 18,500.50 was sent to 990 000 0001. Motorpark has taken 1 event.');
    expect(await read()).toMatch(/<h2>Paid<\/h2>[^]*990 000 0001[^]*Pay again/);
  });

  it.each([
    [
      'a part, then the rest',
      [{ press: 'part', amount: '2,500.50' }, { press: 'full' }],
      [2_500_50, 16_000_00],
    ],
    ['too much', [{ press: 'too much' }], [amount + 1_000_00]],
    ['twice', [{ press: 'twice' }], [amount, amount]],
    ['again', [{ press: 'full' }, { press: 'again' }], [amount, amount]],
  ])('pays %s', async (_what, forms: Record<string, string>[], paid) => {
    const { pay, came } = await aPhone();
    for (const form of forms) expect(await pay(form)).toBe(303);
    expect(await came()).toEqual(paid);
  });

  it.each(['', 'lots', '0', '-5', '3.505'])('pays nothing for an amount of "%s"', async (typed) => {
    const { pay, came } = await aPhone();
    expect(await pay({ press: 'part', amount: typed })).toBe(422);
    expect(await came()).toEqual([]);
  });

  it('chooses the faults of the provider, and delivers what waits', async () => {
    const { press, pay, read, came, told } = await aPhone();
    await press('/faults', { fault: 'down' });
    expect(await read()).toContain('value="down" checked');
    await expect(came()).rejects.toThrow('Monnify is down');
    await press('/faults', { fault: 'late' });
    await pay({ press: 'full' });
    expect(await read()).toContain('Motorpark is told when you deliver what waits.');
    expect(told).toEqual([]);
    await press('/deliver', {});
    expect(told).toEqual([reference]);
    await press('/faults', {});
    expect(await read()).toContain('The provider works.');
  });

  it.each([
    ['of another site', { origin: 'http://evil.example' }],
    ['of another server on this computer', { origin: 'http://localhost:8080' }],
    ['of a page without an origin', { origin: 'null' }],
    ['that reached it by another name', { origin: 'http://evil.example', host: 'evil.example' }],
  ])('does nothing for a page %s', async (_whose, headers) => {
    const { press, came } = await aPhone();
    expect(await press('/pay', { account: reference, press: 'full' }, headers)).toBe(403);
    expect(await came()).toEqual([]);
  });

  it('pays out to the bank what has come, once', async () => {
    const { press, pay, read } = await aPhone();
    await pay({ press: 'full' });
    await press('/settle', {});
    expect(await read()).toContain('What has come is paid out to the bank. Motorpark has taken 1 event.');
    await press('/settle', {});
    expect(await read()).toContain('There is nothing to pay out');
  });

  it('keeps back the event of what it paid out while events come late', async () => {
    const { press, pay, read, simulator } = await aPhone();
    await pay({ press: 'full' });
    await press('/faults', { fault: 'late' });
    await press('/settle', {});
    expect(await read()).toContain('Motorpark is told when you deliver what waits.');
    expect(await simulator.deliver()).toEqual([200]);
  });

  it('shows what it was told as text', async () => {
    const { read } = await aPhone('<script>"&');
    expect(await read()).toContain('&lt;script&gt;&quot;&amp;');
  });
});

it('accounts and transfers that are counted from elsewhere have other numbers', async () => {
  const { simulator, provider } = await aSimulator('monnify', 500);
  expect(await provider.openTransfer(PAYMENT)).toMatchObject({ number: '9900000501' });
  await simulator.pay(reference, amount);
  expect(await provider.moneyFor(reference)).toMatchObject([{ id: '501' }]);
});
