import { readScan } from '@motorpark/domain';
import { type Burst, paceOf } from '../../shared/scan/burst';

/** The result of a scanner test. */
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
  if (scan?.number === undefined) {
    const verdict = scan
      ? 'Characters were lost or changed on the way. Check the scanner’s keyboard layout.'
      : 'Read, but it is no ticket or waybill of ours.';
    return { ...result, works: false, verdict };
  }
  return { ...result, works: true, verdict: `Read as ${scan.kind} ${scan.number}.` };
}
