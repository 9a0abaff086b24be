/** A line in the browser's console for whoever is called to help. Never a token, never a payload. */
export function note(text: string): void {
  // oxlint-disable-next-line no-console -- §8: a 401 is only logged
  console.info(text);
}
