import {
  CALLS,
  CORE_CALLS,
  SEARCH_TEXT_HEADER,
  type AnswerOf,
  type CallName,
  type FailureBody,
} from '@motorpark/api';
import { HttpResponse, delay, http, type HttpHandler } from 'msw';
import { COMPANY } from './company';

/** A result of a call instead of a response. */
export type Trouble =
  /** The response never comes: the loading state. */
  | 'waiting'
  /** There is no connection. */
  | 'offline'
  /** The server refuses. */
  | { status: number; body: FailureBody };

/** The responses by call, or functions of the query or the body; calls left out get the sample company's response. */
export type Answers = {
  readonly [Name in CallName]?:
    | AnswerOf<(typeof CALLS)[Name]>
    | Trouble
    | ((query: URLSearchParams) => AnswerOf<(typeof CALLS)[Name]> | Trouble);
};

/** `own` has every call of the contract, `core` only the core's (docs/contract.md). */
export type ServerKind = 'own' | 'core';

const NO_SUCH_CALL = { message: 'Not found' };

const OWN: AnswerOf<typeof CALLS.capabilities> = {
  data: { version: 'story', capabilities: ['requests.body', 'requests.idempotent', 'fares.per_seat'] },
};

declare global {
  interface Window {
    /** Milliseconds by which answers are late, at least and at most: set by `npm run test:slow`. */
    answersLate?: { least: number; most: number };
  }
}

/** Resolves when an answer is to be given: at once, unless a slow connection is tested. */
async function lateness({ answersLate } = window) {
  if (answersLate) await delay(answersLate.least + Math.random() * (answersLate.most - answersLate.least));
}

/** A server of the contract for one story, made of data: it stores nothing, and each call waits for `whileGone`. */
export function mockServer(
  kind: ServerKind,
  answers: Answers = {},
  whileGone: () => Promise<unknown> | undefined = () => undefined,
  headers: Readonly<Record<string, string>> = {},
): HttpHandler[] {
  const known: Answers = {
    ...COMPANY,
    capabilities: OWN,
    ...answers,
  };
  return [
    http.all('/api/*', async ({ request }) => {
      const { pathname } = new URL(request.url);
      const name = nameOf(request.method, pathname);
      if (name === undefined) return undefined;
      await whileGone();
      await lateness();
      const isMissing = kind === 'core' && !(name in CORE_CALLS);
      const response = isMissing ? undefined : known[name];
      const query = await sentIn(request);
      const answer: unknown = isFunction(response) ? response(query) : response;
      if (answer === undefined) return HttpResponse.json(NO_SUCH_CALL, { status: 404 });
      if (answer === 'offline') return HttpResponse.error();
      if (answer === 'waiting') await delay('infinite');
      if (isRefusal(answer)) return HttpResponse.json(answer.body, { status: answer.status });
      return Response.json(inDirection(answer, query.get('direction')), { headers });
    }),
  ];
}

/** Returns the fields of the query, and the texts and flags of the JSON body. */
async function sentIn(request: Request): Promise<URLSearchParams> {
  const { searchParams } = new URL(request.url);
  const text = request.headers.get(SEARCH_TEXT_HEADER);
  if (text !== null) searchParams.set('q', decodeURIComponent(text));
  const body: unknown = await request.json().catch(() => undefined);
  for (const [field, value] of Object.entries(body ?? {})) {
    if (typeof value === 'string' || typeof value === 'boolean') searchParams.set(field, String(value));
  }
  return searchParams;
}

const isFunction = (answer: unknown): answer is (query: URLSearchParams) => unknown =>
  typeof answer === 'function';

/** Returns a list's rows in one direction; rows without a direction are in both. */
function inDirection(answer: unknown, direction: string | null): unknown {
  if (direction === null || !hasRows(answer)) return answer;
  const data = answer.data.filter((row) => {
    const type = typeof row === 'object' && row !== null && 'type' in row ? row.type : undefined;
    return typeof type !== 'string' || type.toLowerCase() === direction;
  });
  return { ...answer, data };
}

const hasRows = (answer: unknown): answer is { data: readonly unknown[] } =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);

const namesOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table).filter((name): name is keyof Table & string => name in table);

/** Every call by method and path. One lookup is faster than a handler for each, which would all be tried for every request of a page. */
const NAMES = new Map(namesOf(CALLS).map((name) => [`${CALLS[name].method} ${CALLS[name].path}`, name]));

const nameOf = (method: string, path: string) =>
  NAMES.get(`${method} ${path}`) ?? NAMES.get(`${method} ${path.replace(/[^/]+$/, '{id}')}`);

/** Whether a call is refused. */
export const isRefusal = (answer: unknown): answer is Extract<Trouble, object> =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer;
