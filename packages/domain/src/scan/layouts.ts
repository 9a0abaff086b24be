/** What a scanner that types as on an American keyboard leaves on a computer with another one, also with Caps Lock on, and what it meant. */
const LAYOUTS = [
  { typed: `&é"'(-§è_!çà)°aqzwAQZW,?`, meant: '123456678890--qawzQAWZMM' },
  { typed: 'yzYZß?-', meant: 'zyZY--/' },
].map(({ typed, meant }) => new Map([...typed].map((one, place) => [one, meant.charAt(place)])));

/** Returns a scanned text as it would be meant on French and Belgian, or on German keyboards; each character at its place. */
export const otherReadings = (text: string): string[] =>
  LAYOUTS.map((layout) => [...text].map((one) => layout.get(one) ?? one).join(''));
