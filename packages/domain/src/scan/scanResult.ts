import { type Burst, paceOf } from './burst';
import { readScan } from './readScan';
import { TEST_TICKET_NUMBER } from './testNumbers';

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
