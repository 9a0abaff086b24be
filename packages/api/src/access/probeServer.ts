import { serverAddress } from '../client/connection';
import { CAPABILITIES, type Capability, accessExtensions } from '@motorpark/contract';
import { read, recordOf, textOf } from '../reading';
import { NOT_THE_SERVER, capabilitiesIn } from './capabilities';

/** The result of probing the server. */
export type ServerProbe =
  | { kind: 'none'; why: string }
  | {
      /** `core` has the core contract and nothing else. */
      kind: 'core' | 'extended';
      version: string | undefined;
      capabilities: readonly Capability[];
      /** Round-trip time in milliseconds, of the fastest of three calls. */
      roundTrip: number;
      /** Milliseconds by which this machine's clock is ahead of the server's; undefined if the response has no date. */
      clockAhead: number | undefined;
    };

const CALLS_MADE = 3;
const TIMEOUT_MS = 10_000;
/** The server's date has whole seconds, so the actual instant lies on average half a second later. */
const HALF_A_SECOND = 500;

/** Calls the server without a token and returns the result. Never throws. */
export async function probeServer(): Promise<ServerProbe> {
  const probes: ServerProbe[] = [];
  for (let made = 0; made < CALLS_MADE; made += 1) {
    const probe = await callOnce();
    if (probe.kind === 'none') return probe;
    probes.push(probe);
  }
  const tripOf = (probe: ServerProbe) => (probe.kind === 'none' ? Infinity : probe.roundTrip);
  return probes.reduce((best, probe) => (tripOf(probe) < tripOf(best) ? probe : best));
}

async function callOnce(): Promise<ServerProbe> {
  try {
    const [sentAt, started] = [Date.now(), performance.now()];
    const answer = await fetch(`${serverAddress()}${accessExtensions.capabilities.path}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const roundTrip = performance.now() - started;
    if (NOT_THE_SERVER.has(answer.status)) return { kind: 'none', why: `It answers ${answer.status}.` };
    const body = await bodyOf(answer);
    const can = capabilitiesIn(body);
    const capabilities = CAPABILITIES.filter((name) => can.has(name));
    const serverTime = Date.parse(answer.headers.get('date') ?? '');
    return {
      kind: capabilities.length > 0 ? 'extended' : 'core',
      version: textOf(read(recordOf(read(recordOf(body), 'data')), 'version')),
      capabilities,
      roundTrip,
      clockAhead: Number.isNaN(serverTime)
        ? undefined
        : sentAt + roundTrip / 2 - (serverTime + HALF_A_SECOND),
    };
  } catch {
    return { kind: 'none', why: 'It does not answer.' };
  }
}

/** Core servers respond with a page to unknown paths. */
async function bodyOf(answer: Response): Promise<unknown> {
  if (!answer.ok) return undefined;
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}
