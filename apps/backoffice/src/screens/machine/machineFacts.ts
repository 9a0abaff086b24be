import { type ServerProbe, readSession } from '@motorpark/api';
import { clockDifference } from '@motorpark/domain';
import { messages, serverKinds } from './messages';

/** A fact about this computer. `works` is set if it is the result of a check. */
export interface Fact {
  term: string;
  value?: string | undefined;
  works?: boolean;
}

/** Version, address and login of the app. The build is identified by its file name, which is unique. */
export function appFacts(): Fact[] {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  const session = readSession();
  return [
    { term: 'Version', value: import.meta.env.VITE_VERSION },
    { term: 'Build', value: /([^/]+)\.js$/.exec(script)?.[1] ?? 'development' },
    { term: 'Address', value: location.origin + location.pathname },
    {
      term: 'Logged in',
      value: session ? `Yes, ${session.terminalName || 'head office'}` : 'No',
    },
  ];
}

export function serverFacts(probe: ServerProbe | undefined): Fact[] {
  if (!probe) return [{ term: 'Calls', value: messages.checking }];
  if (probe.kind === 'none') {
    return [
      { term: 'Calls', works: false },
      { term: 'What happens', value: probe.why },
    ];
  }
  return [
    { term: 'Calls', works: true },
    { term: 'Kind', value: serverKinds[probe.kind] },
    { term: 'Version', value: probe.version },
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

export function storageFacts(space: StorageEstimate | undefined): Fact[] {
  return [
    { term: 'Kept for good', works: isWritable(() => localStorage) },
    { term: 'Kept for this tab', works: isWritable(() => sessionStorage) },
    { term: 'Room left', value: roomLeft(space) },
  ];
}

function roomLeft({ quota, usage }: StorageEstimate = {}): string | undefined {
  if (quota === undefined) return undefined;
  return `${Math.round((quota - (usage ?? 0)) / 1_000_000).toLocaleString('en-US')} MB`;
}

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

export function machineFacts(): Fact[] {
  return [
    { term: 'Browser', value: navigator.userAgent },
    { term: 'Screen', value: `${screen.width} × ${screen.height}, ×${devicePixelRatio}` },
    { term: 'Window', value: `${innerWidth} × ${innerHeight}` },
    { term: 'Touch', value: navigator.maxTouchPoints > 0 ? 'Yes' : 'No' },
    { term: 'Language', value: navigator.languages.join(', ') },
    { term: 'Time zone', value: Intl.DateTimeFormat().resolvedOptions().timeZone },
    { term: 'This computer’s time', value: new Date().toISOString() },
    { term: 'Network', value: navigator.onLine ? 'Connected' : 'Not connected' },
  ];
}

export const canPrint = (): boolean => typeof window.print === 'function';

export interface ReportPart {
  title: string;
  facts: readonly Fact[];
}

/** The report as plain text, to be copied or read out. It contains no passcode, token or name of a person. */
export const reportText = (parts: readonly ReportPart[]): string =>
  parts
    .map(({ title, facts }) => [title, ...facts.map((fact) => `  ${fact.term}: ${valueOf(fact)}`)].join('\n'))
    .join('\n\n');

const valueOf = ({ value, works }: Fact): string => {
  if (works !== undefined) return works ? messages.works : messages.fails;
  return value ?? 'N/A';
};
