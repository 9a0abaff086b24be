import { Secret, TOTP } from 'otpauth';

/** What every authenticator app can: six digits, another code each half minute. */
const PERIOD_S = 30;
const SECRET_BYTES = 20;

/** A code is taken half a minute early and late, too: clocks differ, and typing takes a while. */
const WINDOW = 1;

const totpOf = (secret: Secret, more: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...more, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_S });

/** A secret as it is kept. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

const secretOf = (kept: Uint8Array) => new Secret({ buffer: Uint8Array.from(kept).buffer });

/** A secret as an authenticator app takes it: to be typed, and to be scanned. */
export function toldSecret(kept: Uint8Array, issuer: string, label: string): { secret: string; uri: string } {
  const secret = secretOf(kept);
  return { secret: secret.base32, uri: totpOf(secret, { issuer, label }).toString() };
}

/** The half minute whose code somebody typed, if it is one of now. */
export function stepOfCode(kept: Uint8Array, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secretOf(kept)).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / (PERIOD_S * 1_000)) + delta;
}

/** The code of a moment, as an app shows it. */
export const codeAt = (base32: string, at: Date): string =>
  totpOf(Secret.fromBase32(base32)).generate({ timestamp: at.getTime() });
