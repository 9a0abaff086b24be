import { invalid } from '../../request/failure';

const DAY_MS = 24 * 60 * 60_000;

const EXPIRED =
  'This first passcode was valid for 24 hours. Ask a super admin for a new one, or use “Forgot Passcode?”.';

/** Returns until when a passcode that a super admin chooses now for somebody else may be used. */
export const firstPasscodeExpiry = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** Throws a 422 at the field if a passcode, which is right, was chosen by somebody else and its 24 hours are over. `until` is null for a passcode of one's own. */
export function refuseExpired(until: string | null, field: string, now: Date): void {
  if (until !== null && Date.parse(until) <= now.getTime()) throw invalid({ [field]: EXPIRED });
}
