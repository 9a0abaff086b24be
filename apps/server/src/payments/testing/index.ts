import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { monnify } from '../monnify';
import { paystack } from '../paystack';
import { type PaymentProvider, ProviderFailure, type ProviderOptions } from '../provider';
import { startSimulator } from '../simulator/startSimulator';

export const MONNIFY = { apiKey: 'MK_TEST_ABC', secretKey: 'monnify-secret', contract: '4934121686' };
export const PAYSTACK = { secretKey: 'sk_live_paystack-secret' };
const MAIL = 'motorpark@company.ng';
export const NOW = new Date('2026-11-29T22:00:00Z');
export const UNTIL = new Date('2026-11-29T22:30:00Z');
export const PAYMENT = {
  reference: 'TK-7F3A',
  amount: 18_500_50,
  payer: 'Ngozi Eze',
  description: 'Ticket to Abuja',
  until: UNTIL,
};
export const ADA = { name: 'ADA OBI', account: '0123456789', bank: '058' };

export const OF = {
  monnify: (url: string, keys: object = {}, options: ProviderOptions = {}) =>
    monnify({ url, ...MONNIFY, mail: MAIL, ...keys }, { now: () => NOW, ...options }),
  paystack: (url: string, keys: object = {}, options: ProviderOptions = {}) =>
    paystack({ url, ...PAYSTACK, mail: MAIL, ...keys }, { now: () => NOW, ...options }),
};

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Serves on a port of this computer. Returns its address. */
async function listen(answer: (request: IncomingMessage) => Promise<Answer>) {
  async function reply(request: IncomingMessage, response: ServerResponse) {
    const { status = 200, headers, body } = await answer(request);
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  }
  const server = createServer((request, response) => void reply(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** How a provider failed, `keys: Monnify refused it …`. */
export const failureOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'none',
    (error: unknown) =>
      error instanceof ProviderFailure ? `${error.reason}: ${error.message}` : String(error),
  );

/** A simulator, and what it told of money: references of signed events, `forged` for others; and the settlements that it named. */
export async function aSimulator(kind: keyof typeof OF, counted = 0) {
  const told: (string | undefined)[] = [];
  const settlements: string[] = [];
  const events = await listen(async (request) => {
    const body = Buffer.from(await text(request));
    const settlement = provider.settlementIn(body);
    if (settlement === undefined)
      told.push(provider.isSigned(body, request.headers) ? provider.referenceIn(body) : 'forged');
    else settlements.push(settlement);
    return {};
  });
  const simulator = await startSimulator({
    monnify: MONNIFY,
    paystack: PAYSTACK,
    events: () => events,
    counted,
  });
  onTestFinished(() => simulator.close());
  const provider: PaymentProvider = OF[kind](simulator.url);
  return { simulator, provider, told, settlements };
}

/** A server that gives each request the same answer, or one after the other, and the requests that it got. */
export async function aServer(...answers: Answer[]) {
  const requests: { url: string | undefined; authorization: string | undefined; body: unknown }[] = [];
  const url = await listen(async (request) => {
    const sent = await text(request);
    const body: unknown = sent ? JSON.parse(sent) : undefined;
    requests.push({ url: request.url, authorization: request.headers.authorization, body });
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
  });
  return { url, requests };
}
