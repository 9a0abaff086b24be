import { changingWire } from './changingWire';
import type { Wire } from './wire';

/** Milliseconds: a large file takes long to send and check. */
const TIMEOUT_MS = 120_000;

/** The wire of calls that carry a file. */
export const uploadWire: Wire = (request) =>
  changingWire({ ...request, timeoutMs: Math.max(request.timeoutMs, TIMEOUT_MS) });
