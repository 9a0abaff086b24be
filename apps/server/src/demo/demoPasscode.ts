import type { FastifyInstance } from 'fastify';
import { DEMO_PASSCODE } from './index';
import { invalid } from '../request/failure';
import { mergePayload } from '../request/payload';

export const DEMO_PASSCODE_REFUSED = 'This is the published passcode of the demo, which this server refuses.';

/** Prefixes of fields that hold the passcode being replaced. */
const FORMER = /^(?:old|current|former)_/;

/**
 * Refuses the published demo passcode in every field of every call, so that it can neither be used nor set. It is accepted in fields that hold the passcode
 * being replaced, so that users can still change it.
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
