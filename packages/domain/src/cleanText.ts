// Control characters and lone surrogates come from broken copies, never from a keyboard. Marks that change the writing direction or are invisible make a name
// look like another one, or a receipt read backwards; only within an emoji some are valid.
const FORBIDDEN_CHARACTERS =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?\u200D?)|(?![\n\t\r])\p{Cc}|\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|\u2800|\p{Surrogate}/gu;

/** Removes invisible characters from a text and writes the others in one way; an array in place of text counts as missing. */
export const cleanText = (value: unknown): unknown => {
  if (Array.isArray(value)) return undefined;
  if (typeof value !== 'string') return value;
  return value
    .replace(FORBIDDEN_CHARACTERS, '$1')
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC');
};

// Letters of every living language have fewer; more are piled up to cover the lines above.
const PILED_UP = /\p{M}{5}/u;

export const TOO_MANY_MARKS = 'There are too many marks on one letter. Please type it again.';

/** Whether a letter carries more marks than any language has. */
export const hasPiledUpMarks = (text: string): boolean => PILED_UP.test(text);
