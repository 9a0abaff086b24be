import { CALLS, type CallName } from '@motorpark/api/contract';
import { lagosDay } from '@motorpark/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../access/person';
import { mayCall } from '../access/rights';
import { type Database, isForeignKeyViolation } from '../db';
import { admit } from './bearer';
import type { CallContext, Clock, PersonHandlers, PublicHandlers } from './call';
import { Failure, notYourRight } from './failure';
import { mergePayload } from './payload';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call; null before the bearer check and on public calls. */
    person: Person | null;
  }
}

interface Office {
  db: Database;
  clock: Clock;
  publicHandlers: PublicHandlers;
  personHandlers: PersonHandlers;
}

/** A route for every call that has a handler. Who may make it is the contract's word, checked before the body is even read. */
export function registerCalls(app: FastifyInstance, { db, clock, publicHandlers, personHandlers }: Office) {
  app.decorateRequest('person', null);

  for (const name of namesIn(publicHandlers)) {
    const handler = publicHandlers[name];
    if (handler) route(name, 'public', (request) => handler(contextOf(name, request)));
  }
  for (const name of namesIn(personHandlers)) {
    const handler = personHandlers[name];
    if (!handler) continue;
    route(name, 'person', async (request) => {
      if (!request.person) throw notYourRight();
      try {
        return await handler({ ...contextOf(name, request), person: request.person });
      } catch (error) {
        // No record can name somebody who was deleted meanwhile; for them this is a 401.
        if (isForeignKeyViolation(error)) await admit(db, request.headers.authorization, clock());
        throw error;
      }
    });
  }

  function route(
    name: CallName,
    kind: 'public' | 'person',
    answer: (request: FastifyRequest) => Promise<unknown>,
  ) {
    const { method, path, who } = CALLS[name];
    if ((who === 'public') !== (kind === 'public')) {
      throw new Error(`${name} is for ${who} by the contract; its handler stands in the wrong table.`);
    }
    app.route({
      method,
      url: path.replace('{id}', ':id'),
      onRequest: async (request) => {
        if (who === 'public') return;
        const person = await admit(db, request.headers.authorization, clock());
        if (!mayCall(person.role, who)) throw notYourRight();
        request.person = person;
      },
      handler: answer,
    });
  }

  function contextOf(call: CallName, request: FastifyRequest): CallContext {
    const now = clock();
    return {
      call,
      input: mergePayload(request.query, request.body),
      id: idOf(request.params),
      retryKey: retryKeyOf(request),
      ip: request.ip,
      db,
      now,
      today: lagosDay(now.toISOString()),
    };
  }
}

function namesIn(handlers: PublicHandlers | PersonHandlers): CallName[] {
  return Object.keys(handlers).filter((name): name is CallName => name in CALLS);
}

function idOf(params: unknown): string {
  if (typeof params !== 'object' || params === null || !('id' in params)) return '';
  return typeof params.id === 'string' ? params.id : '';
}

const LONGEST_KEY = 200;

function retryKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || key.length > LONGEST_KEY) {
    throw new Failure(400, { message: `An Idempotency-Key has at most ${LONGEST_KEY} characters.` });
  }
  return key;
}
