import { type ServerProbe, readSession } from '@motorpark/api';
import { TEST_TICKET_NUMBER, readScan } from '@motorpark/domain';
import { version } from '../../../package.json';
import { clockDifference } from '../../shared/clockDifference';
import { messages, serverKinds } from './messages';
import { type Burst, paceOf } from '../../shared/scan/burst';

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
    { term: 'Version', value: version },
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

export interface ScanResult {
  text: string;
  /** How fast the characters came. */
  pace: string;
  verdict: string;
  works: boolean;
}

/** Milliseconds between characters from which input counts as typed. */
const TYPED_FROM_MS = 80;

/** Judges the scanner by a completed burst of keys. */
export function scanResult(burst: Burst, hadEnter: boolean): ScanResult {
  const pace = paceOf(burst);
  const scan = readScan(burst.text);
  const result = {
    text: burst.text,
    pace: [
      `${burst.text.length} characters`,
      pace !== undefined && `${Math.round(pace)} ms apart`,
      hadEnter ? 'then Enter' : 'no Enter',
    ]
      .filter(Boolean)
      .join(', '),
  };
  if (pace === undefined || pace > TYPED_FROM_MS) {
    return {
      ...result,
      works: false,
      verdict: 'Too slow for a scanner: typed by hand, or the computer is very busy.',
    };
  }
  if (scan?.number === undefined) return { ...result, works: false, verdict: mistakeIn(burst.text) };
  return { ...result, works: true, verdict: `Read as ${scan.kind} ${scan.number}.` };
}

/** Number of characters of every printed number. */
const LENGTH = TEST_TICKET_NUMBER.length;

/** Tells why the text is no number of ours: characters were lost, changed by the keyboard layout, or it is another code. */
function mistakeIn(text: string): string {
  if (text.length < LENGTH)
    return `Cut short: ${text.length} of ${LENGTH} characters arrived. Let the scanner send more slowly, or try another cable.`;
  if (text.length === LENGTH || /[^\x20-\x7E]/.test(text))
    return 'Characters were changed on the way. Set the scanner to the keyboard layout of this computer.';
  return 'Read, but it is no ticket or waybill of ours.';
}
