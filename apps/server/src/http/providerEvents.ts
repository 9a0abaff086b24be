import type { FastifyInstance } from 'fastify';
import type { PaymentProvider } from '../payments/provider';
import { type Database, newId, sql } from '../db';
import { Failure } from '../request/failure';
import type { Clock } from '../request/call';

/** Where a payment provider sends its events. */
export const EVENTS_PATH = '/api/payment_events';

interface Heard {
  db: Database;
  provider: PaymentProvider;
  clock: Clock;
  /** Called once an event is stored. */
  work: () => void;
}

/** Takes in the events of a payment provider: checks the signature over the raw body, stores the event, or which settlement it names, and answers; what it says is asked for afterwards. Events of other kinds are answered and not stored. */
export function registerProviderEvents(app: FastifyInstance, { db, provider, clock, work }: Heard) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.post(EVENTS_PATH, async ({ body, headers }) => {
      if (!Buffer.isBuffer(body) || !provider.isSigned(body, headers))
        throw new Failure(401, { message: 'The signature of this event is wrong.' });
      const reference = provider.referenceIn(body);
      if (reference !== undefined) {
        const now = clock();
        await db.query(sql`insert into provider_event (id, provider, reference, body, at, ask_at)
          values (${newId()}, ${provider.name}, ${reference}, ${body.toString('utf8')}, ${now}, ${now})`);
        work();
      }
      const settlement = provider.settlementIn(body);
      if (settlement !== undefined) {
        const now = clock();
        await db.query(sql`insert into settlement_due (provider, reference, at, ask_at) values (${provider.name}, ${settlement}, ${now}, ${now})
          on conflict (provider, reference) do update set ask_at = excluded.ask_at`);
        work();
      }
      return {};
    });
  });
}
