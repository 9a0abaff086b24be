import type { ServerProbe } from '@motorpark/api';
import { clockDifference } from '@motorpark/domain';
import { messages, serverKinds } from './messages';

/** A fact about this computer. `works` is set if it is the result of a check. */
export interface Fact {
  term: string;
  value?: string | undefined;
  works?: boolean;
}

/** Whether the server can be reached, and how it answers; undefined while it is asked. */
export function serverFacts(probe: ServerProbe | undefined): Fact[] {
  if (!probe) return [{ term: messages.server, value: messages.checking }];
  if (probe.kind === 'none') {
    return [
      { term: messages.server, works: false },
      { term: 'What happens', value: probe.why },
    ];
  }
  return [
    { term: messages.server, works: true },
    { term: 'Kind', value: [serverKinds[probe.kind], probe.version].filter(Boolean).join(' ') },
    { term: 'Round trip', value: `${Math.max(1, Math.round(probe.roundTrip))} ms` },
    { term: 'Clock', value: clockText(probe.clockAhead) },
  ];
}

/** The server's time has whole seconds, so a smaller difference is ignored. */
const SAME_CLOCK_MS = 2_000;

export function clockText(ahead: number | undefined): string | undefined {
  if (ahead === undefined) return undefined;
  if (Math.abs(ahead) < SAME_CLOCK_MS) return 'As on the server';
  return `${clockDifference(ahead)}${ahead > 0 ? ' of' : ''} the server`;
}

/** Whether this computer stores anything, and with what it shows the app. */
export const computerFacts = (): Fact[] => [
  { term: 'Storage', works: isWritable(() => localStorage) && isWritable(() => sessionStorage) },
  { term: 'Version', value: import.meta.env.VITE_VERSION },
  { term: 'Browser', value: navigator.userAgent },
  { term: 'Window', value: `${innerWidth} × ${innerHeight}` },
];

/** Returns whether a storage works. It is passed as a function, because a browser that forbids storage throws on access. */
function isWritable(storage: () => Storage): boolean {
  try {
    const probe = 'motorpark.test';
    storage().setItem(probe, probe);
    const isKept = storage().getItem(probe) === probe;
    storage().removeItem(probe);
    return isKept;
  } catch {
    return false;
  }
}
