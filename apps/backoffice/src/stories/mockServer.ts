import { CALLS, CAPABILITIES, type AnswerOf, type CallName, type FailureBody } from '@motorpark/api';
import { HttpResponse, delay, http, type HttpHandler } from 'msw';
import { COMPANY } from './company';

/** What a call may come to instead of an answer. */
export type Trouble =
  /** The answer never comes: the loading state. */
  | 'waiting'
  /** There is no connection. */
  | 'offline'
  /** The server refuses. */
  | { status: number; body: FailureBody };

/** What the server answers, call by call, or as what was asked for says; whatever is left out it answers as the sample company does. */
export type Answers = {
  readonly [Name in CallName]?:
    | AnswerOf<(typeof CALLS)[Name]>
    | Trouble
    | ((asked: URLSearchParams) => AnswerOf<(typeof CALLS)[Name]> | Trouble);
};

/** `extended` speaks every call of the contract, `core` only the core's (docs/contract.md). */
export type ServerKind = 'extended' | 'core';

const NO_SUCH_CALL = { message: 'Not found' };

/** What a server of ours answers that it can do. */
export const CAN_ALL = { data: { version: 'story', capabilities: [...CAPABILITIES] } };

/** A server of the contract for one story, made of data: nothing that is sent to it is kept, and nothing answered while it is gone. */
export function mockServer(
  kind: ServerKind,
  answers: Answers = {},
  whileGone: () => Promise<unknown> | undefined = () => undefined,
): HttpHandler[] {
  const known: Answers = {
    ...COMPANY,
    capabilities: CAN_ALL,
    ...answers,
  };
  return [
    http.all('/api/*', async ({ request }) => {
      const { pathname, searchParams: asked } = new URL(request.url);
      const name = nameOf(request.method, pathname);
      if (name === undefined) return undefined;
      await whileGone();
      const { capability } = CALLS[name];
      const isMissing = kind === 'core' && (capability !== undefined || name === 'capabilities');
      const told = isMissing ? undefined : known[name];
      const answer: unknown = isWorkedOut(told) ? told(asked) : told;
      if (answer === undefined) return HttpResponse.json(NO_SUCH_CALL, { status: 404 });
      if (answer === 'offline') return HttpResponse.error();
      if (answer === 'waiting') await delay('infinite');
      if (isRefusal(answer)) return HttpResponse.json(answer.body, { status: answer.status });
      return Response.json(inDirection(answer, asked.get('direction')));
    }),
  ];
}

const isWorkedOut = (answer: unknown): answer is (asked: URLSearchParams) => unknown =>
  typeof answer === 'function';

/** What a list has of one direction; rows without one are in both. */
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

/** Every call by how it is asked. One look here is quicker than a handler for each, which are all tried for all that a page fetches. */
const NAMES = new Map(namesOf(CALLS).map((name) => [`${CALLS[name].method} ${CALLS[name].path}`, name]));

const nameOf = (method: string, path: string) =>
  NAMES.get(`${method} ${path}`) ?? NAMES.get(`${method} ${path.replace(/[^/]+$/, '{id}')}`);

/** Whether a call is refused. */
export const isRefusal = (answer: unknown): answer is Extract<Trouble, object> =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer;
