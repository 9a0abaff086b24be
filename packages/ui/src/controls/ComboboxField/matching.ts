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
): Option | undefined => bestFirst(options, typed).find((option) => isNarrowed || matches(option, typed));

const wordsOf = (text: string) => normalize(text).split(/[\s,]+/);

/**
 * Returns the options in their order, but those first whose name matches, and of these the ones that have more of the typed words as whole words: `3 dec` is
 * the 3rd of December, rather than the 2nd at 08:30.
 */
export function bestFirst<Option extends Searchable>(options: readonly Option[], typed: string): Option[] {
  const typedWords = wordsOf(typed);
  const ranked = options.map((option) => {
    const words = new Set(wordsOf(`${option.label} ${option.keywords ?? ''}`));
    const isNamed = matches({ label: option.label }, typed);
    return { option, isNamed, whole: typedWords.filter((word) => words.has(word)).length };
  });
  return ranked
    .toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed) || other.whole - one.whole)
    .map(({ option }) => option);
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
