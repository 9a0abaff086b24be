import { Writable } from 'node:stream';
import { splitSearchText } from '@motorpark/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { openSession } from '../store/access/session';
import { buildApp } from '../app';
import type { Database } from '../db';
import { type Open, onEveryEngine, onOneEngine } from '../db/testing';
import type { Mail } from '../mail';
import { type Company, type PersonName, aCompany } from './company';
import { type TestProvider, aProvider } from './provider';
import { refuseMismatch } from './refuseMismatch';
import { IS_LONG } from './rounds';

/** The response of a call. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  /** The body as text; parsed in `body`. */
  text: string;
  body: unknown;
}

/** Who makes a call, and with which input. */
export interface CallOptions {
  by?: PersonName;
  token?: string;
  query?: string;
  body?: unknown;
  /** A raw body, sent with a JSON content type. */
  text?: string;
  headers?: Record<string, string>;
}

/** A company with its in-process server, its database, and a clock that tests set. */
export interface Office {
  app: FastifyInstance;
  db: Database;
  company: Company;
  clock: { now: Date };
  /** All lines of the log so far. */
  log: string[];
  /** Returns all mails so far, after those in progress were sent. */
  mails: () => Promise<Mail[]>;
  /** The company's payment provider. */
  provider: TestProvider;
  call: (
    method: NonNullable<InjectOptions['method']>,
    path: string,
    options?: CallOptions,
  ) => Promise<Answer>;
  tokenOf: (name: PersonName) => Promise<string>;
}

/** Saturday, 21 November 2026, ten in the morning in Lagos. */
export const NOW = '2026-11-21T09:00:00.000Z';

type OfficeTests = (office: () => Office) => void;

/** Declares tests of a server. One office is created for all tests of the block. */
export function inTheOffice(title: string, tests: OfficeTests): void {
  onOneEngine(title, (open) => inOffice(open, tests));
}

/** Declares tests that run on each engine, for what engines may differ in: locks, races, sorting, searching, types, errors of the database, and seals. */
export function inEachOffice(title: string, tests: OfficeTests): void {
  onEveryEngine(title, (open) => inOffice(open, tests));
}

/** Declares tests of a model, which compute what the books must come to: on one engine, and in a long run on each. */
export const inTheModelsOffice = IS_LONG ? inEachOffice : inTheOffice;

function inOffice(open: Open, tests: OfficeTests) {
  let opened: Office | undefined;
  beforeAll(async () => {
    opened = await openOffice(await open());
  });
  afterAll(() => opened?.app.close());
  tests(() => {
    if (!opened) throw new Error('The office is not open yet.');
    return opened;
  });
}

/** Creates a server over a database and fills it with a company. */
export async function openOffice(db: Database): Promise<Office> {
  const company = await aCompany(db);
  const clock = { now: new Date(NOW) };
  const log: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(line.toString());
      done();
    },
  });
  const sent: Mail[] = [];
  const deliver = async (mail: Mail) => void sent.push(mail);
  const provider = aProvider();
  const transfers = { provider, work: () => undefined };
  const app = buildApp({ db, clock: () => clock.now, log: stream, deliver, transfers });
  await app.ready();
  const tokenOf = (name: PersonName) => openSession(db, company.people[name], clock.now);
  return {
    app,
    db,
    company,
    clock,
    log,
    provider,
    async mails() {
      // Mails are sent after the response, in a later turn of the event loop.
      await new Promise((go) => setImmediate(go));
      await new Promise((go) => setImmediate(go));
      return sent;
    },
    tokenOf,
    call: callsTo(app, tokenOf),
  };
}

/** Returns a function that makes calls to one server. */
export function callsTo(app: FastifyInstance, tokenOf: Office['tokenOf']): Office['call'] {
  return async (method, path, { by, token, query, body, text, headers = {} } = {}) => {
    const bearer = token ?? (by && (await tokenOf(by)));
    const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const whole = query === undefined ? path : `${path}?${query}`;
    // As the app sends it.
    const { address: url, headers: searched } =
      method === 'GET' ? splitSearchText(whole) : { address: whole, headers: {} };
    const answer = await app.inject({
      method,
      url,
      headers: {
        ...searched,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const read: unknown = isJson && answer.body !== '' ? JSON.parse(answer.body) : undefined;
    if (answer.statusCode === 200 && isJson) refuseMismatch(method, path, read);
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: read };
  };
}

/** Returns the text at a path of a body, `textAt(body, 'data', 'id')`; throws if there is none. */
export function textAt(body: unknown, ...path: string[]): string {
  const value = path.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null
        ? Object.entries(part).find(([key]) => key === name)?.[1]
        : undefined,
    body,
  );
  if (typeof value !== 'string') throw new Error(`No text at ${path.join('.')} of ${JSON.stringify(body)}`);
  return value;
}
