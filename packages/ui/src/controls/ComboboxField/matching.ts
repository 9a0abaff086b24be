/** The texts of an option that are compared with the typed text. */
interface Findable {
  label: string;
  /** Further search terms. */
  finds?: string | undefined;
}

const MARKS = /\p{M}/gu;

/** Returns the text in lower case and without diacritics: nobody types the dots of `Ọ̀yọ́` on a counter's keyboard. */
const plain = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase().trim();

/** Returns whether every word of the typed text occurs in the option. */
export function fits({ label, finds = '' }: Findable, typed: string): boolean {
  const searched = plain(`${label} ${finds}`);
  return plain(typed)
    .split(/\s+/)
    .every((part) => searched.includes(part));
}

/** Returns the first option that matches. If a search has filtered the options already (`isNarrowed`), all of them match. */
export const firstThatFits = <Option extends Findable>(
  options: readonly Option[],
  typed: string,
  isNarrowed: boolean,
): Option | undefined => (isNarrowed ? options[0] : options.find((option) => fits(option, typed)));

/** Returns search results in their order, but those whose name matches first; the others were found by other fields. */
export function nearestFirst<Option extends Findable>(options: readonly Option[], typed: string): Option[] {
  const isNamed = ({ label }: Option) => fits({ label }, typed);
  return [...options.filter(isNamed), ...options.filter((option) => !isNamed(option))];
}

/**
 * Returns the option that the text identifies: the only one of that name, else the only one that matches. Undefined if
 * there is none or more than one. If a search has filtered the options already (`isNarrowed`), all of them match.
 */
export function meantBy<Option extends Findable>(
  options: readonly Option[],
  typed: string,
  { isNarrowed = false } = {},
): Option | undefined {
  if (plain(typed) === '') return undefined;
  const fitting = isNarrowed ? options : options.filter((option) => fits(option, typed));
  const named = options.filter(({ label }) => plain(label) === plain(typed));
  const [first, second] = named.length > 0 ? named : fitting;
  return second ? undefined : first;
}
