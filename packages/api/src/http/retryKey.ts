/** Creates a retry key. Not with `randomUUID`: terminals reach the server over plain http, where browsers don't offer it. */
export function newRetryKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
