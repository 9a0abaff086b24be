import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Fault } from './simulator/faults';
import { ADA, MONNIFY, NOW, OF, PAYMENT, PAYSTACK, UNTIL, aServer, aSimulator, failureOf } from './testing';

const EACH = [['monnify'], ['paystack']] as const;
const BASIC = btoa(`${MONNIFY.apiKey}:${MONNIFY.secretKey}`);

describe.each(EACH)('With %s', (kind) => {
  it('the traveler gets an account number for the fare, whose money is found once it came', async () => {
    const { simulator, provider, told } = await aSimulator(kind);
    expect(await provider.openTransfer(PAYMENT)).toEqual({
      bank: 'Simulator Bank',
      number: '9900000001',
      name: 'Motorpark payment simulator',
      until: kind === 'monnify' ? new Date('2026-11-29T22:40:00Z') : UNTIL,
      amount: 18_500_50,
    });
    expect(await provider.moneyFor(PAYMENT.reference)).toEqual([]);
    expect(await simulator.pay(PAYMENT.reference, PAYMENT.amount, { sender: ADA })).toEqual([200]);
    expect(told).toEqual([PAYMENT.reference]);
    const [money, ...more] = await provider.moneyFor(PAYMENT.reference);
    expect(more).toEqual([]);
    expect(money).toMatchObject({ id: '1', amount: 18_500_50, currency: 'NGN', sender: ADA });
    expect(money?.fee).toBe(kind === 'monnify' ? 10_00 : 50_00);
    expect(Math.abs(Date.now() - Number(money?.paidAt))).toBeLessThan(60_000);
  });

  it('no money has come for a reference that the provider does not know', async () => {
    const { provider } = await aSimulator(kind);
    expect(await provider.moneyFor('TK-UNKNOWN')).toEqual([]);
  });

  it('a reference is taken once', async () => {
    const { provider } = await aSimulator(kind);
    await provider.openTransfer(PAYMENT);
    expect(await failureOf(provider.openTransfer(PAYMENT))).toMatch(/^refused: \w+ refused it: Duplicate /);
  });

  it.each<[Fault, RegExp]>([
    ['rate-limited', /^rate-limited: \w+ takes no more requests for now \(HTTP 429\)\.$/],
    ['down', /^unreachable: \w+ is down \(HTTP 503\)\.$/],
  ])('a server that is %s is a failure of its own', async (fault, failure) => {
    const { simulator, provider } = await aSimulator(kind);
    simulator.faults.add(fault);
    expect(await failureOf(provider.openTransfer(PAYMENT))).toMatch(failure);
    expect(await failureOf(provider.moneyFor(PAYMENT.reference))).toMatch(failure);
  });

  it('nobody waits longer than 10 seconds, whatever number of requests it takes', async () => {
    const { simulator } = await aSimulator(kind);
    const limits = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => limits.mockRestore());
    await OF[kind](simulator.url).openTransfer(PAYMENT);
    expect(limits.mock.calls).toEqual([[10_000]]);
    simulator.faults.add('silent');
    const provider = OF[kind](simulator.url, {}, { limitMs: 50 });
    expect(await failureOf(provider.moneyFor(PAYMENT.reference))).toMatch(
      /^unreachable: \w+ gave no answer within 0\.05 seconds\.$/,
    );
  });

  it('a server that nothing listens at is a failure that names no key', async () => {
    const { simulator, provider } = await aSimulator(kind);
    await simulator.close();
    expect(await failureOf(provider.moneyFor('TK-1'))).toMatch(
      /^unreachable: \w+ cannot be reached \(ECONNREFUSED\)\.$/,
    );
  });

  it.each(['<html>Gateway</html>', '[]', '{}', 'null', '{"status":"true","requestSuccessful":1}'])(
    'an answer of %s is refused',
    async (body) => {
      const { url } = await aServer({ body });
      expect(await failureOf(OF[kind](url).moneyFor('TK-1'))).toMatch(/^unreadable: /);
    },
  );

  it('a page that is not found is not taken for "no money"', async () => {
    const { url } = await aServer({ status: 404, body: '<html>Not found</html>' });
    expect(await failureOf(OF[kind](url).moneyFor('TK-1'))).toMatch(/^unreadable: /);
  });

  it.each([
    [JSON.stringify({ status: false, message: PAYSTACK.secretKey, responseMessage: BASIC }), ': …'],
    ['<html>Unauthorized</html>', ''],
  ])('wrong keys are refused without naming them, whatever the provider says: %s', async (body, why) => {
    const { url } = await aServer({ status: 401, body });
    const name = kind === 'monnify' ? 'Monnify' : 'Paystack';
    const asked = OF[kind](url).moneyFor('TK-1');
    expect(await failureOf(asked)).toBe(`keys: ${name} refused it${why} (HTTP 401).`);
  });

  it('a refusal does not repeat the keys that the provider does', async () => {
    const message = `Unknown client ${MONNIFY.apiKey}:\n${MONNIFY.secretKey}${PAYSTACK.secretKey}`;
    const { url } = await aServer({
      status: 400,
      body: { status: false, requestSuccessful: false, message, responseMessage: message },
    });
    const failure = await failureOf(OF[kind](url).openTransfer(PAYMENT));
    expect(failure).toMatch(/^refused: \w+ refused it: Unknown client .+ \(HTTP 400\)\.$/);
    const keys = kind === 'monnify' ? [MONNIFY.apiKey, MONNIFY.secretKey] : [PAYSTACK.secretKey];
    for (const key of keys) expect(failure).not.toContain(key);
  });

  it('keys are not sent to another server that an answer names', async () => {
    const other = await aServer({ body: {} });
    const { url } = await aServer({ status: 307, headers: { location: other.url } });
    expect(await failureOf(OF[kind](url).moneyFor('TK-1'))).toMatch(/^unreachable: \w+ cannot be reached\.$/);
    expect(other.requests).toEqual([]);
  });

  it('events that come late, twice, in another order, never, or forged change nothing in what has come', async () => {
    const { simulator, provider, told } = await aSimulator(kind);
    for (const reference of ['A', 'B', 'C', 'D']) await provider.openTransfer({ ...PAYMENT, reference });
    simulator.faults.add('reordered');
    expect(await simulator.pay('A', PAYMENT.amount)).toEqual([]);
    await simulator.pay('B', PAYMENT.amount);
    expect(await simulator.deliver()).toEqual([200, 200]);
    simulator.faults.clear();
    simulator.faults.add('twice').add('late').add('forged');
    expect(await simulator.pay('C', PAYMENT.amount)).toEqual([]);
    expect(await simulator.deliver()).toEqual([200, 200]);
    simulator.faults.clear();
    simulator.faults.add('lost');
    expect(await simulator.pay('D', PAYMENT.amount)).toEqual([]);
    expect(await simulator.deliver()).toEqual([]);
    expect(told).toEqual(['B', 'A', 'forged', 'forged']);
    for (const reference of ['A', 'B', 'C', 'D'])
      expect(await provider.moneyFor(reference)).toMatchObject([{ amount: PAYMENT.amount }]);
  });

  it('what was paid out to the bank is named with the payments that it covers, each once', async () => {
    const { simulator, provider, settlements } = await aSimulator(kind);
    for (const reference of ['A', 'B', 'C']) await provider.openTransfer({ ...PAYMENT, reference });
    await simulator.pay('A', PAYMENT.amount);
    await simulator.pay('B', PAYMENT.amount);
    await simulator.settle();
    await simulator.pay('C', PAYMENT.amount);
    await simulator.settle();
    const fee = kind === 'monnify' ? 10_00 : 50_00;
    const one = { amount: PAYMENT.amount, fee };
    expect(await provider.settledPayments('1', 1)).toMatchObject({
      payments: [
        { cameFor: 'A', ...one },
        { cameFor: 'B', ...one },
      ],
      isLast: true,
    });
    expect(await provider.settledPayments('2', 1)).toMatchObject({ payments: [{ cameFor: 'C', ...one }] });
    expect(settlements).toEqual(kind === 'monnify' ? ['1', '2'] : []);
    expect(await provider.paidOutSince(NOW)).toMatchObject(
      kind === 'monnify'
        ? []
        : [
            { reference: '2', sums: { amount: PAYMENT.amount - fee, fee } },
            { reference: '1', sums: { amount: 2 * (PAYMENT.amount - fee), fee: 2 * fee } },
          ],
    );
    expect(await failureOf(provider.settledPayments('7', 1))).toMatch(/^refused: \w+ refused it: /);
  });
});
