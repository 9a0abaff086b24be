/** The texts of an option that are compared with the typed text. */
interface Searchable {
  label: string;
  /** Further search terms. */
  keywords?: string | undefined;
}

const MARKS = /\p{M}/gu;

/** Returns the text in lower case and without diacritics: nobody types the dots of `Ọ̀yọ́` on a counter's keyboard. */
const normalize = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase().trim();

/** Returns whether every word of the typed text occurs in the option. */
export function matches({ label, keywords = '' }: Searchable, typed: string): boolean {
  const searched = normalize(`${label} ${keywords}`);
  return normalize(typed)
    .split(/\s+/)
    .every((part) => searched.includes(part));
}

/** Returns the first option that matches. If a search has filtered the options already (`isNarrowed`), all of them match. */
export const firstMatch = <Option extends Searchable>(
  options: readonly Option[],
  typed: string,
  isNarrowed: boolean,
): Option | undefined => (isNarrowed ? options[0] : options.find((option) => matches(option, typed)));

/** Returns search results in their order, but those whose name matches first; the others were found by other fields. */
export function nameMatchesFirst<Option extends Searchable>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const isNamed = ({ label }: Option) => matches({ label }, typed);
  return [...options.filter(isNamed), ...options.filter((option) => !isNamed(option))];
}

/**
 * Returns the option that the text identifies: the only one of that name, else the only one that matches. Undefined if
 * there is none or more than one. If a search has filtered the options already (`isNarrowed`), all of them match.
 */
export function identifiedOption<Option extends Searchable>(
  options: readonly Option[],
  typed: string,
  { isNarrowed = false } = {},
): Option | undefined {
  if (normalize(typed) === '') return undefined;
  const matching = isNarrowed ? options : options.filter((option) => matches(option, typed));
  const named = options.filter(({ label }) => normalize(label) === normalize(typed));
  const [first, second] = named.length > 0 ? named : matching;
  return second ? undefined : first;
}
