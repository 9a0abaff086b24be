/** What components say, by the English text in their source: `{ Next: 'Suivant', 'Step {step} of {of}': 'Étape {step} sur {of}' }`. */
export type Words = Readonly<Record<string, string>>;

/** Returns a text in the words of the place: `say('Step {step} of {of}', { step: 1, of: 3 })`. */
export type Say = (english: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Returns the function that says a text in the given words, or in English. Each component has its English texts where it
 * shows them, so that no screen loads those of others.
 */
export const sayIn =
  (words: Words): Say =>
  (english, values) => {
    const said = words[english] ?? english;
    return values ? said.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])) : said;
  };
