import type { FastifyInstance } from 'fastify';
import { countEvent } from '../audit';
import type { Database } from '../db';
import type { Clock } from './call';
import { Failure } from './failure';
import { nameOfCall } from './nameOfCall';

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
