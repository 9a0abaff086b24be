import { changingWire } from './changingWire';
import type { Wire } from './wire';

/** A long file takes its time to be sent and checked. */
const WITHIN_MS = 120_000;

/** The wire of calls that take a file. */
export const patientWire: Wire = (asked) =>
  changingWire({ ...asked, timeoutMs: Math.max(asked.timeoutMs, WITHIN_MS) });
