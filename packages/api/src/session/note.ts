/** Writes a line to the browser's console, for support. Never pass a token or a payload. */
export function note(text: string): void {
  // oxlint-disable-next-line no-console -- a 401 is only logged (docs/app.md)
  console.info(text);
}
