import { unlisted, unlistedText } from '@motorpark/domain';
import { useEffect, useRef, useState } from 'react';
import type { ComboboxOption, ComboboxSearch } from './ComboboxField';
import { firstThatFits, meantBy } from './matching';

interface Answer {
  value: string;
  onChange: (value: string) => void;
  options: readonly ComboboxOption[];
  /** Whether the options are on their way. */
  isLoading: boolean;
  search: ComboboxSearch | undefined;
}

/** What waits for an answer that is under way: Enter takes the first that fits, whoever leaves the one that was meant. */
type Waiting = 'take' | 'settle';

/**
 * The text in the field, and what becomes of it. While somebody types, the form's value stays; once the text is settled, the value is the answer
 * that was meant or, if there is none, the text itself as `unlisted` of the domain has it.
 */
export function useTyping({ value, onChange, options, isLoading, search }: Answer) {
  const [draft, setDraft] = useState<string>();
  // What is typed and left at once is settled before anything is drawn again.
  const typed = useRef(draft);
  const [waiting, setWaiting] = useState<Waiting>();
  // A search for something else may have lost it since.
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
      // Nobody sends the answer of before in the meantime.
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
    // What was typed before anybody knew that the list is too long to be at hand.
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
    /** Whether the text is settled, or taken, as soon as there are answers to it. */
    isWaiting: waiting !== undefined,
    /** Whether the answers that are shown are to the text as it was. */
    isBehind: () => typed.current !== undefined && isUnderWay(typed.current),
    /** What was typed and is no answer; undefined while it is being typed. */
    unfit: draft === undefined ? unfit : undefined,
    /** The key of the chosen answer. */
    chosenKey: unfit === undefined && value !== '' ? value : null,
    chosen,
    type(text: string) {
      if (chosen && chosen !== lastChosen) setLastChosen(chosen);
      const isBack = text === chosen?.label;
      keep(isBack ? undefined : text);
      search?.onType(isBack ? '' : text);
      if (text === '') give('');
    },
    /** The text as it was before anything was typed. */
    takeBack() {
      keep(undefined);
      search?.onType(unfit ?? '');
    },
    choose,
    /** Takes the first answer that fits; text that none fits is settled. */
    take,
    settle,
  };
}

export type Typing = ReturnType<typeof useTyping>;
