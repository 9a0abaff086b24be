import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports: six digits, a new code every 30 seconds. */
const PERIOD_S = 30;
const SECRET_BYTES = 20;

/** Codes of the previous and next period are accepted too, because clocks differ and typing takes time. */
const WINDOW = 1;

const totpOf = (secret: Secret, more: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...more, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_S });

/** Returns a new random secret, as it is stored. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

const secretOf = (kept: Uint8Array) => new Secret({ buffer: Uint8Array.from(kept).buffer });

/** Returns a secret in the forms that authenticator apps accept: base32 for typing, a URI for scanning. */
export function secretForApp(
  kept: Uint8Array,
  issuer: string,
  label: string,
): { secret: string; uri: string } {
  const secret = secretOf(kept);
  return { secret: secret.base32, uri: totpOf(secret, { issuer, label }).toString() };
}

/** Whether a text may be the code of an app. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Returns the number of the period to which the code belongs; undefined if the code is not valid now. */
export function stepOfCode(kept: Uint8Array, code: string, now: Date): number | undefined {
  if (!isAppCode(code)) return undefined;
  const delta = totpOf(secretOf(kept)).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / (PERIOD_S * 1_000)) + delta;
}

export const codeAt = (base32: string, at: Date): string =>
  totpOf(Secret.fromBase32(base32)).generate({ timestamp: at.getTime() });
