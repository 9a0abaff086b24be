import type { AxiosResponseHeaders } from 'axios';
import { NOT_THE_SERVER, settingsIn } from '../backend/chooseBackend';
import type { ServerKind } from '../port/backend';
import { askServer } from '../backend/connection';
import { isApiFailure } from '../failure/failure';
import { read, recordOf, textOf } from '../http/record';

export type ServerProbe =
  | { kind: 'none'; why: string }
  | {
      kind: ServerKind;
      version: string | undefined;
      /** Round-trip time in milliseconds, of the fastest of three calls. */
      roundTrip: number;
      /** Milliseconds by which this machine's clock is ahead of the server's; undefined if the response has no date. */
      clockAhead: number | undefined;
    };

const CALLS_MADE = 3;
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
  const [sentAt, started] = [Date.now(), performance.now()];
  let date = '';
  const seeDate = (data: unknown, headers: AxiosResponseHeaders) => {
    date = textOf(headers['date']) ?? '';
    return data;
  };
  let body: unknown;
  try {
    body = await askServer({ settings: { transformResponse: [seeDate] } });
  } catch (failure) {
    if (!isApiFailure(failure) || failure.kind === 'disconnected')
      return { kind: 'none', why: 'It does not answer.' };
    if ('status' in failure && NOT_THE_SERVER.has(failure.status))
      return { kind: 'none', why: `It answers ${failure.status}.` };
  }
  const roundTrip = performance.now() - started;
  const serverTime = Date.parse(date);
  return {
    kind: settingsIn(body) ? 'own' : 'core',
    version: textOf(read(recordOf(read(recordOf(body), 'data')), 'version')),
    roundTrip,
    clockAhead: Number.isNaN(serverTime) ? undefined : sentAt + roundTrip / 2 - (serverTime + HALF_A_SECOND),
  };
}
