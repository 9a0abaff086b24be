import { searchText } from '../searchText';
import { searchTerms } from './terms';

/** A part of a text, and whether it matches the search. */
export interface MarkedPart {
  /** The index of its first character in the text. */
  from: number;
  text: string;
  isMarked: boolean;
}

/** Normalizes the text for searching, with or without spaces, and returns for each normalized character the index of its original one. */
function normalizedText(characters: readonly string[], hasSpaces: boolean) {
  const from: number[] = [];
  let text = '';
  characters.forEach((character, place) => {
    const plain = searchText(character);
    if (plain === ' ' && (!hasSpaces || text.endsWith(' '))) return;
    text += plain;
    for (const _ of plain) from.push(place);
  });
  return { text, from };
}

/** Splits a text into parts and marks those that match the typed search, in any spelling or spacing. */
export function markedParts(text: string, typed: string): MarkedPart[] {
  const characters = text.normalize('NFC').match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  const isMarked = characters.map(() => false);
  const variants = [normalizedText(characters, true), normalizedText(characters, false)];
  for (const term of searchTerms(typed).flat()) {
    const variant = variants.find((one) => one.text.includes(term));
    if (!variant || term === '') continue;
    const start = variant.text.indexOf(term);
    const [first = 0, last = 0] = [variant.from[start], variant.from[start + term.length - 1]];
    isMarked.fill(true, first, last + 1);
  }
  const parts: MarkedPart[] = [];
  characters.forEach((character, place) => {
    const part = parts.at(-1);
    const marked = isMarked[place] === true;
    if (part && part.isMarked === marked) part.text += character;
    else parts.push({ from: place, text: character, isMarked: marked });
  });
  return parts;
}
