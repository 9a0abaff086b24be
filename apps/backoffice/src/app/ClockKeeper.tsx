import { useClockAhead } from '@motorpark/api';
import { ClockBar } from '@motorpark/ui';
import { clockDifference } from '../shared/clockDifference';

/** A smaller difference changes nothing that is sold or printed. */
const ALLOWED_MS = 2 * 60_000;

/** A bar in the frame that says that this machine's clock is wrong (docs/app.md). */
export function ClockKeeper() {
  const ahead = useClockAhead();
  return Math.abs(ahead) > ALLOWED_MS ? <ClockBar difference={clockDifference(ahead)} /> : null;
}
