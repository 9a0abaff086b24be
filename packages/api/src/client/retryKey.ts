/** A new key for one sale. Not `randomUUID`: terminals reach the server by plain http, where browsers don't have it. */
export function newRetryKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
