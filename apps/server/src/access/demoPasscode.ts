import type { FastifyInstance } from 'fastify';
import { DEMO_PASSCODE } from '../db/demo';
import { invalid } from '../http/failure';
import { mergePayload } from '../http/payload';

export const DEMO_PASSCODE_REFUSED = 'This is the published passcode of the demo, which this server refuses.';

/** What is only given up for another one. */
const FORMER = /^(?:old|current|former)_/;

/**
 * Refuses the published passcode of the demo in whatever field of whatever call it comes, so that it neither lets anybody in nor
 * becomes anybody's. Whoever has it can still change it for another.
 */
export function refuseDemoPasscode(app: FastifyInstance) {
  app.addHook('preHandler', async ({ query, body }) => {
    const fields = Object.entries(mergePayload(query, body)).flatMap(([field, value]) =>
      value === DEMO_PASSCODE && !FORMER.test(field) ? [field] : [],
    );
    if (fields.length === 0) return;
    throw invalid(Object.fromEntries(fields.map((field) => [field, DEMO_PASSCODE_REFUSED])));
  });
}
