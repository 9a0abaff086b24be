export const PIN_LENGTH = 6;

const NO_PIN = `A PIN has ${PIN_LENGTH} digits.`;
const EASILY_GUESSED = 'This PIN is easily guessed. Please choose another one.';

/** Lines and shapes on a numeric keypad. */
const KEYPAD_PATTERNS: ReadonlySet<string> = new Set([
  '147258',
  '147852',
  '159357',
  '159753',
  '258369',
  '357159',
  '369258',
  '456789',
  '753159',
  '753951',
  '789456',
  '951753',
]);

/** Whether the digits count up or down: 123456, 987654, also across 9 and 0. */
function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, place) => (Number(digit) - Number(pin[place]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

/** Whether the digits repeat or mirror: 111111, 121212, 123123, 112233, 111222, 123321. */
const isPattern = (pin: string): boolean =>
  /^(\d{1,3})\1+$/.test(pin) ||
  /^(\d)\1(\d)\2(\d)\3$/.test(pin) ||
  /^(\d)\1\1(\d)\2\2$/.test(pin) ||
  pin === [...pin].toReversed().join('');

/** Whether the PIN starts or ends with a year of the 20th or 21st century, or is a day such as 241290. */
const isDate = (pin: string): boolean =>
  /^(?:19|20)\d{4}$|^\d\d(?:19|20)\d\d$/.test(pin) ||
  /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d\d$/.test(pin);

/** Returns the reason why a PIN is refused; undefined if it is accepted (docs/counter.md). */
export function pinError(pin: string): string | undefined {
  if (!/^\d{6}$/.test(pin)) return NO_PIN;
  return KEYPAD_PATTERNS.has(pin) || isRun(pin) || isPattern(pin) || isDate(pin) ? EASILY_GUESSED : undefined;
}
