/** A line in the browser's console for support. Never a token, never a payload. */
export function note(text: string): void {
  // oxlint-disable-next-line no-console -- a 401 is only logged (docs/app.md)
  console.info(text);
}
