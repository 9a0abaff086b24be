import { unlisted, unlistedText } from '@motorpark/domain';
import { useRef, useState } from 'react';
import type { ComboboxOption } from './ComboboxField';
import { meantBy } from './matching';

interface Answer {
  value: string;
  onChange: (value: string) => void;
  options: readonly ComboboxOption[];
}

/**
 * The text in the field, and what becomes of it. While somebody types, the form's value stays; once the text is settled, the value is the answer
 * that was meant or, where that is none, the text itself as `unlisted` of the domain has it.
 */
export function useTyping({ value, onChange, options }: Answer) {
  const [draft, setDraft] = useState<string>();
  // What is typed and left at once is settled before anything is drawn again.
  const typed = useRef(draft);
  const unfit = unlistedText(value);
  const chosen = options.find((option) => option.value === value);
  const keep = (text: string | undefined) => {
    typed.current = text;
    setDraft(text);
  };
  const give = (answer: string) => {
    if (answer !== value) onChange(answer);
  };

  return {
    text: draft ?? unfit ?? chosen?.label ?? value,
    isTyping: draft !== undefined,
    /** What was typed and is no answer; undefined while it is being typed. */
    unfit: draft === undefined ? unfit : undefined,
    /** The key of the chosen answer. */
    chosenKey: unfit === undefined && value !== '' ? value : null,
    type(text: string) {
      keep(text === chosen?.label ? undefined : text);
      if (text === '') give('');
    },
    /** The text as it was before anything was typed. */
    takeBack: () => keep(undefined),
    choose(answer: string) {
      keep(undefined);
      give(answer);
    },
    settle() {
      const text = typed.current ?? unfit;
      if (text === undefined) return;
      keep(undefined);
      give(text.trim() === '' ? '' : (meantBy(options, text)?.value ?? unlisted(text)));
    },
  };
}

export type Typing = ReturnType<typeof useTyping>;
