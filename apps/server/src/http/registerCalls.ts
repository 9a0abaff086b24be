import { CALLS, type CallName, ME_HEADER, CORE_CALLS, SEARCH_TEXT_HEADER } from '@motorpark/contract';
import { MOST_IMPORT_BYTES, lagosDay, mayBegin } from '@motorpark/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { meOf } from '../store/access/me';
import type { Person } from '../request/person';
import type { BackupKey } from '../backup/encryption';
import { withRightsCheck } from '../store/access/withRightsCheck';
import type { ServerClock } from '../clock';
import { type Database, isForeignKeyViolation } from '../db';
import type { Mail, PostOffice } from '../mail';
import type { PaymentProvider } from '../payments/provider';
import { identify, refuseUntilReady } from './identify';
import type { CallContext, PersonHandlers, PublicHandlers, Clock } from '../request/call';
import { RETRY_SOON_S } from './answerFailures';
import { Failure, busy, notYourRight, invalid } from '../request/failure';
import { ImageAnswer } from '../request/imageAnswer';
import { LongAnswer } from '../request/longAnswer';
import { TaggedAnswer } from '../request/taggedAnswer';
import { wholeIn } from '../request/fields';
import { type Payload, mergePayload } from '../request/payload';
import { isId } from '../db/rows';
import { countEvent } from '../store/audit';
import { nameOfCall } from '../request/nameOfCall';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who makes the call; null before authentication and on public calls. */
    person: Person | null;
  }
}

interface Office {
  db: Database;
  clock: Pick<ServerClock, 'now' | 'due'>;
  publicHandlers: PublicHandlers;
  personHandlers: PersonHandlers;
  /** The key that encrypts second factors in the database. */
  backupKey?: BackupKey | undefined;
  /** Sends mails; undefined if mails cannot be sent. */
  post?: PostOffice | undefined;
  provider?: PaymentProvider | undefined;
}

/** Calls that upload a file in base64; their bodies may be as long as the largest file plus other fields. */
const FILE_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  'previewImport',
  'importRecords',
  'matchStatement',
  'savePaperFile',
]);
const FILE_LIMIT = Math.ceil((MOST_IMPORT_BYTES * 4) / 3) + 1_024;

/** Registers a route for every call that has a handler. The caller's role is checked against the table of rights before the body is read. */
export function registerCalls(app: FastifyInstance, office: Office) {
  const { db, clock, publicHandlers, personHandlers, post } = office;
  app.decorateRequest('person', null);
  recordRefusals(app, { db, clock: clock.now });

  for (const name of namesIn(publicHandlers)) {
    const handler = publicHandlers[name];
    if (handler) route(name, 'public', (request) => handler(contextOf(name, request)));
  }
  for (const name of namesIn(personHandlers)) {
    const handler = personHandlers[name];
    if (!handler) continue;
    route(name, 'person', async (request) => {
      const { person } = request;
      if (!person) throw notYourRight();
      const mails: Mail[] = [];
      try {
        const context = contextOf(name, request);
        const answer = await handler({
          ...context,
          db: withRightsCheck(db, person, () => (mails.length = 0)),
          person,
          seen: versionIn(context.input),
          mail: (mail) => void mails.push(mail),
        });
        for (const mail of mails) post?.post(mail);
        return answer;
      } catch (error) {
        // A foreign key fails if the person was deleted during the call; for them this is a 401.
        if (isForeignKeyViolation(error)) await identify(db, callerOf(name, request), clock.now());
        throw error;
      }
    });
  }

  function route(
    name: CallName,
    kind: 'public' | 'person',
    answer: (request: FastifyRequest) => Promise<unknown>,
  ) {
    const { method, path, does, isPublic = false } = CALLS[name];
    if (isPublic !== (kind === 'public')) {
      throw new Error(`The handler of ${name} stands in the wrong table: the contract knows ${does}.`);
    }
    app.route({
      method,
      url: path.replace('{id}', ':id'),
      ...(FILE_CALLS.has(name) && { bodyLimit: FILE_LIMIT }),
      onRequest: async (request, reply) => {
        // Refused before it starts, so that calls already accepted can finish.
        if (name !== 'capabilities' && db.isBusy()) throw busy(RETRY_SOON_S);
        if (isPublic) return;
        const person = await identify(db, callerOf(name, request), clock.now());
        request.person = person;
        refuseUntilReady(person, name);
        if (!mayBegin(does, person.role)) throw notYourRight();
        reply.header(ME_HEADER, encodeURIComponent(JSON.stringify(meOf(person))));
      },
      handler: async (request, reply) => {
        const answered = await answer(request);
        if (answered instanceof ImageAnswer || answered instanceof TaggedAnswer)
          return answered.send(request, reply);
        if (answered instanceof LongAnswer) return reply.headers(answered.headers).send(answered.stream());
        return answered;
      },
    });
  }

  function contextOf(call: CallName, request: FastifyRequest): CallContext {
    const now = clock.now();
    refuseInAddress(call, request.query);
    return {
      call,
      input: { ...mergePayload(request.query, request.body), ...searchTextOf(request) },
      id: idOf(request.params),
      retryKey: retryKeyOf(request),
      madeInShift: madeInShiftOf(request),
      ip: request.ip,
      requestId: request.id,
      userAgent: request.headers['user-agent'],
      backupKey: office.backupKey,
      provider: office.provider,
      db,
      now,
      due: clock.due(),
      today: lagosDay(now.toISOString()),
    };
  }
}

const callerOf = (call: CallName, { headers, ip }: FastifyRequest) => ({
  call,
  authorization: headers.authorization,
  ip,
});

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

/** Returns the search text of the header, as a field; none without the header. Throws a 422 if it is not percent-encoded. */
function searchTextOf({ headers }: FastifyRequest): { q?: string } {
  const text = headers[SEARCH_TEXT_HEADER];
  if (typeof text !== 'string') return {};
  try {
    return { q: decodeURIComponent(text) };
  } catch {
    throw invalid({ q: 'The header Search-Text must be percent-encoded.' });
  }
}

/** Returns the shift id of the header; undefined if it is missing or not an id. */
function madeInShiftOf({ headers }: FastifyRequest): string | undefined {
  const shift = headers['made-in-shift'];
  return typeof shift === 'string' && isId(shift) ? shift : undefined;
}

/** Records each call that is refused to a logged-in person with a 403 in Activity, counted by person, call and hour. */
function recordRefusals(app: FastifyInstance, { db, clock }: { db: Database; clock: Clock }) {
  app.addHook('onError', async (request, _reply, error) => {
    const { person, ip, id: requestId, log } = request;
    if (!person || !(error instanceof Failure) || error.status !== 403) return;
    const refusal = { kind: 'refused', by: person, call: nameOfCall(request) } as const;
    await countEvent(db, { now: clock(), ip, requestId }, refusal).catch((reason: unknown) =>
      log.error({ err: reason }, 'a refusal could not be recorded'),
    );
  });
}

const IN_BODY = 'Send this in the body of the request. Proxies and browsers record its address.';
const IN_HEADER = 'Send this in the header Search-Text. Proxies and browsers record the address.';

/** Names of fields that may hold a secret or personal data. */
const PRIVATE =
  /pass(?:code|word)|secret|token|phone|mobile|mail|address|next_of_kin|(?:^|_)(?:pin|code|key|name|dob)$|(?:traveler|sender|receiver)_number/i;

/**
 * Throws a 422 at each field that an extension call has in its address and that belongs in its body: all fields of a call that is not a GET, and secrets and
 * personal data of any; a list's search text has a header of its own. Core calls may have their fields in either (docs/contract.md).
 */
function refuseInAddress(call: CallName, query: unknown): void {
  if (call in CORE_CALLS || typeof query !== 'object' || query === null) return;
  const isGet = CALLS[call].method === 'GET';
  const refused = Object.keys(query).filter((field) => !isGet || field === 'q' || PRIVATE.test(field));
  if (refused.length > 0)
    throw invalid(
      Object.fromEntries(refused.map((field) => [field, isGet && field === 'q' ? IN_HEADER : IN_BODY])),
    );
}

/** Returns the record version that the caller saw, sent as a number or its digits; undefined if none was sent. Throws a 422 for anything else. */
function versionIn({ version }: Payload): number | undefined {
  if (version === undefined || version === null || version === '') return undefined;
  const number = wholeIn(version);
  if (number !== undefined && number > 0) return number;
  throw invalid({ version: 'The version is a whole number above zero.' });
}
