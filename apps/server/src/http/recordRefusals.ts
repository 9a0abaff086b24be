import type { FastifyInstance } from 'fastify';
import { countEvent } from '../store/audit';
import type { Database } from '../db';
import type { Clock } from '../request/call';
import { Failure } from '../request/failure';
import { nameOfCall } from '../request/nameOfCall';

/** Records each call that is refused to a logged-in person with a 403 in Activity, counted by person, call and hour. */
export function recordRefusals(app: FastifyInstance, { db, clock }: { db: Database; clock: Clock }) {
  app.addHook('onError', async (request, _reply, error) => {
    const { person, ip, id: requestId, log } = request;
    if (!person || !(error instanceof Failure) || error.status !== 403) return;
    const refusal = { kind: 'refused', by: person, call: nameOfCall(request) } as const;
    await countEvent(db, { now: clock(), ip, requestId }, refusal).catch((reason: unknown) =>
      log.error({ err: reason }, 'a refusal could not be recorded'),
    );
  });
}
