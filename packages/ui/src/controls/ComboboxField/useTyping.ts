import { unlisted, unlistedText } from '@motorpark/domain';
import { useEffect, useRef, useState } from 'react';
import type { ComboboxOption, ComboboxSearch } from './ComboboxField';
import { firstThatFits, meantBy } from './matching';

interface Answer {
  value: string;
  onChange: (value: string) => void;
  options: readonly ComboboxOption[];
  /** Whether the options are loading. */
  isLoading: boolean;
  search: ComboboxSearch | undefined;
}

/** What to do when the pending options arrive: `take` the first match after Enter, or `settle` the text after the field was left. */
type Waiting = 'take' | 'settle';

/**
 * Manages the text in the field. While the user types, the form's value stays unchanged, and once the text is settled,
 * the value is the option that the text identifies or, if there is none, the text itself as `unlisted` of the domain.
 */
export function useTyping({ value, onChange, options, isLoading, search }: Answer) {
  const [draft, setDraft] = useState<string>();
  // A ref, because text that is typed and left immediately is settled before the next render.
  const typed = useRef(draft);
  const [waiting, setWaiting] = useState<Waiting>();
  // Stored, because a later search may not have it in its results.
  const [lastChosen, setLastChosen] = useState<ComboboxOption>();
  const unfit = unlistedText(value);
  const byValue = (one: string) =>
    options.find((option) => option.value === one) ?? (lastChosen?.value === one ? lastChosen : undefined);
  const chosen = byValue(value);
  const isUnderWay = (text: string) => isLoading || (search && search.answered !== text.trim()) === true;
  const keep = (text: string | undefined) => {
    typed.current = text;
    setDraft(text);
    setWaiting(undefined);
  };
  const give = (answer: string) => {
    if (answer !== value) onChange(answer);
  };
  const waitFor = (text: string, what: Waiting) => {
    search?.onType(text);
    setWaiting(what);
  };

  function choose(answer: string) {
    keep(undefined);
    setLastChosen(byValue(answer));
    search?.onType('');
    give(answer);
  }

  function settle() {
    const text = typed.current ?? unfit;
    if (text === undefined) return;
    if (text.trim() === '') {
      choose('');
    } else if (isUnderWay(text)) {
      keep(text);
      waitFor(text, 'settle');
      // So that the previous value cannot be submitted in the meantime.
      give(unlisted(text));
    } else {
      const meant = meantBy(options, text, { isNarrowed: search !== undefined });
      if (meant) return choose(meant.value);
      keep(undefined);
      give(unlisted(text));
    }
    return undefined;
  }

  function take() {
    const text = typed.current;
    if (text === undefined) return undefined;
    if (isUnderWay(text)) return waitFor(text, 'take');
    const first = text.trim() === '' ? undefined : firstThatFits(options, text, search !== undefined);
    return first ? choose(first.value) : settle();
  }

  const onType = search?.onType;
  useEffect(() => {
    // Searches for text that was typed before it was known that the list needs a search.
    if (typed.current !== undefined) onType?.(typed.current);
  }, [onType]);

  useEffect(() => {
    if (waiting === undefined || isUnderWay(typed.current ?? '')) return;
    if (waiting === 'take') take();
    else settle();
  });

  return {
    text: draft ?? unfit ?? chosen?.label ?? value,
    isTyping: draft !== undefined,
    /** Whether the text is settled or taken as soon as its options arrive. */
    isWaiting: waiting !== undefined,
    /** Whether the options shown belong to an earlier text. */
    isBehind: () => typed.current !== undefined && isUnderWay(typed.current),
    /** Text that was settled and identifies no option; undefined while the user types. */
    unfit: draft === undefined ? unfit : undefined,
    /** The key of the chosen option; null if there is none. */
    chosenKey: unfit === undefined && value !== '' ? value : null,
    chosen,
    type(text: string) {
      if (chosen && chosen !== lastChosen) setLastChosen(chosen);
      const isBack = text === chosen?.label;
      keep(isBack ? undefined : text);
      search?.onType(isBack ? '' : text);
      if (text === '') give('');
    },
    /** Restores the text as it was before typing. */
    takeBack() {
      keep(undefined);
      search?.onType(unfit ?? '');
    },
    choose,
    /** Chooses the first match; settles the text if there is none. */
    take,
    settle,
  };
}

export type Typing = ReturnType<typeof useTyping>;
