import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Kobo } from '@motorpark/domain';
import { jsonIn } from '../connection';
import { signatureOf } from '../events';
import { customersPhone } from './customersPhone';
import type { Fault } from './faults';
import { Accounts, SIMULATOR, type SentMoney, type SimulatedProvider } from './simulated';
import { type MonnifyKeys, simulatedMonnify } from './simulatedMonnify';
import { type PaystackKeys, simulatedPaystack } from './simulatedPaystack';

interface Options {
  monnify: MonnifyKeys;
  paystack: PaystackKeys;
  /** Where events are sent to. */
  events: () => string;
  /** Its numbers of accounts and transfers begin after this one; by default at 1. */
  counted?: number;
}

const SENDER: SentMoney['sender'] = { name: 'ADA OBI', account: '0123456789', bank: '058' };

/**
 * Simulates Monnify and Paystack at `url`, on a port of this computer that no other one reaches; no money moves. At the same address is the page "Customer's phone", which pays. `pay` sends money to an account, by its reference or its number,
 * `settle` pays it out to the bank, `deliver` sends the events that wait. They return the statuses that their events were answered with, 0 for no answer.
 */
export async function startSimulator({ monnify, paystack, events, counted = 0 }: Options) {
  const providers = [simulatedMonnify(monnify), simulatedPaystack(paystack)].map((provider) => ({
    provider,
    accounts: new Accounts(counted),
  }));
  const faults = new Set<Fault>();
  const waiting: (() => Promise<number>)[] = [];
  let sent = counted;

  function answerTo({ method, url = '/', headers }: IncomingMessage, sentBody: string): [number, object] {
    if (faults.has('rate-limited')) return [429, {}];
    if (faults.has('down')) return [503, {}];
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const parsed = jsonIn(sentBody);
    const body = typeof parsed === 'object' ? { ...parsed } : {};
    const call = { route: `${method} ${pathname}`, query, authorization: headers.authorization, body };
    const answers = providers.map(({ provider, accounts }) => provider.answer(call, accounts));
    return answers.find((answer) => answer !== undefined) ?? [404, {}];
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    if (!isFromHere(request.headers)) return void response.writeHead(403).end();
    if (await phone(request, response)) return;
    const [status, body] = answerTo(request, await text(request));
    if (faults.has('silent')) return;
    response.writeHead(status, { server: SIMULATOR, 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  const server = createServer(
    (request, response) => void respond(request, response).catch(() => response.destroy()),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  async function send(provider: SimulatedProvider, body: Buffer): Promise<number> {
    const signature = signatureOf(body, faults.has('forged') ? 'another key' : provider.secretKey);
    const headers = { 'content-type': 'application/json', [provider.signatureHeader]: signature };
    const told = fetch(events(), { method: 'POST', headers, body: new Uint8Array(body) });
    return told.then(({ status }) => status).catch(() => 0);
  }

  async function deliver(): Promise<number[]> {
    const statuses: number[] = [];
    const due = waiting.splice(0);
    for (const event of faults.has('reordered') ? due.toReversed() : due) statuses.push(await event());
    return statuses;
  }

  async function pay(to: string, amount: Kobo, { sender = SENDER } = {}): Promise<number[]> {
    const found = providers.find(({ accounts }) => accounts.find(to));
    const opened = found?.accounts.find(to);
    if (!found || !opened) throw new Error(`No account was opened for ${to}.`);
    const { provider } = found;
    const share = faults.has('partial') ? 0.5 : faults.has('over') ? 2 : 1;
    const money = { id: String(++sent), amount: Math.round(amount * share), paidAt: new Date(), sender };
    if (provider.takes(opened, money.amount)) opened.money.push(money);
    return tell(provider, provider.event(opened, money));
  }

  /** Tells an event as the faults let it. */
  async function tell(provider: SimulatedProvider, event: object): Promise<number[]> {
    if (faults.has('lost')) return [];
    const body = Buffer.from(JSON.stringify(event));
    for (let times = faults.has('twice') ? 2 : 1; times > 0; times--)
      waiting.push(() => send(provider, body));
    return faults.has('late') || faults.has('reordered') ? [] : deliver();
  }

  /** Pays out to the bank what has come since the last time; undefined if nothing has. */
  async function settle(): Promise<number[] | undefined> {
    const statuses: number[] = [];
    let isPaidOut = false;
    for (const { provider, accounts } of providers) {
      const paidOut = accounts.payOut(new Date());
      const event = paidOut && provider.settlementEvent(paidOut);
      isPaidOut ||= paidOut !== undefined;
      if (event) statuses.push(...(await tell(provider, event)));
    }
    return isPaidOut ? statuses : undefined;
  }

  const phone = customersPhone({
    accounts: () => providers.flatMap(({ accounts }) => Array.from(accounts.values())).toReversed(),
    faults,
    waiting: () => waiting.length,
    pay,
    settle,
    deliver,
    motorpark: () => new URL(events()).origin,
  });

  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    faults,
    pay,
    settle,
    deliver,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Whether a request is meant for this computer, and no page of another site sends it. */
const isFromHere = ({ host = '', origin }: IncomingHttpHeaders) =>
  /^(?:127\.0\.0\.1|localhost):\d+$/.test(host) && (origin === undefined || origin === `http://${host}`);
