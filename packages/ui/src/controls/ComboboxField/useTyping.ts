import { unlisted, unlistedText } from '@motorpark/domain';
import { useEffect, useRef, useState } from 'react';
import type { ComboboxOption, ComboboxSearch } from './ComboboxField';
import { firstMatch, identifiedOption } from './matching';

interface TypingOptions {
  value: string;
  onChange: (value: string) => unknown;
  options: readonly ComboboxOption[];
  /** Whether the options are loading. */
  isLoading: boolean;
  search: ComboboxSearch | undefined;
}

/** What to do when the pending options arrive: choose the first match after Enter, or settle the text after the field was left. */
type PendingAction = 'chooseFirst' | 'settle';

/**
 * Manages the text in the field. While the user types, the form's value stays unchanged, and once the text is settled,
 * the value is the option that the text identifies or, if there is none, the text itself as `unlisted` of the domain.
 */
export function useTyping({ value, onChange, options, isLoading, search }: TypingOptions) {
  const [draft, setDraft] = useState<string>();
  // A ref, because text that is typed and left immediately is settled before the next render.
  const typed = useRef(draft);
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  // Stored, because a later search may not have it in its results.
  const [lastChosen, setLastChosen] = useState<ComboboxOption>();
  const unlistedInput = unlistedText(value);
  const byValue = (one: string) =>
    options.find((option) => option.value === one) ?? (lastChosen?.value === one ? lastChosen : undefined);
  const chosen = byValue(value);
  const isPending = (text: string) => isLoading || (search && search.answered !== text.trim()) === true;
  const setText = (text: string | undefined) => {
    typed.current = text;
    setDraft(text);
    setPendingAction(undefined);
  };
  const emitChange = (answer: string) => {
    if (answer !== value) onChange(answer);
  };
  const waitForOptions = (text: string, action: PendingAction) => {
    search?.onType(text);
    setPendingAction(action);
  };

  function choose(answer: string) {
    setText(undefined);
    setLastChosen(byValue(answer));
    search?.onType('');
    emitChange(answer);
  }

  function settle() {
    const text = typed.current ?? unlistedInput;
    if (text === undefined) return;
    if (text.trim() === '') {
      choose('');
    } else if (isPending(text)) {
      setText(text);
      waitForOptions(text, 'settle');
      // So that the previous value cannot be submitted in the meantime.
      emitChange(unlisted(text));
    } else {
      const identified = identifiedOption(options, text, { isNarrowed: search !== undefined });
      if (identified) return choose(identified.value);
      setText(undefined);
      emitChange(unlisted(text));
    }
    return undefined;
  }

  function chooseFirst() {
    const text = typed.current;
    if (text === undefined) return undefined;
    if (isPending(text)) return waitForOptions(text, 'chooseFirst');
    const first = text.trim() === '' ? undefined : firstMatch(options, text, search !== undefined);
    return first ? choose(first.value) : settle();
  }

  const onType = search?.onType;
  useEffect(() => {
    // Searches for text that was typed before it was known that the list needs a search.
    if (typed.current !== undefined) onType?.(typed.current);
  }, [onType]);

  useEffect(() => {
    if (pendingAction === undefined || isPending(typed.current ?? '')) return;
    if (pendingAction === 'chooseFirst') chooseFirst();
    else settle();
  });

  return {
    text: draft ?? unlistedInput ?? chosen?.label ?? value,
    isTyping: draft !== undefined,
    /** Whether a pending action runs as soon as its options arrive. */
    isWaiting: pendingAction !== undefined,
    /** Whether the options shown belong to an earlier text. */
    isStale: () => typed.current !== undefined && isPending(typed.current),
    /** Text that was settled and identifies no option; undefined while the user types. */
    unlistedInput: draft === undefined ? unlistedInput : undefined,
    /** The key of the chosen option; null if there is none. */
    chosenKey: unlistedInput === undefined && value !== '' ? value : null,
    chosen,
    type(text: string) {
      if (chosen && chosen !== lastChosen) setLastChosen(chosen);
      const isReverted = text === chosen?.label;
      setText(isReverted ? undefined : text);
      search?.onType(isReverted ? '' : text);
      if (text === '') emitChange('');
    },
    /** Restores the text as it was before typing. */
    revert() {
      setText(undefined);
      search?.onType(unlistedInput ?? '');
    },
    choose,
    /** Chooses the first match; settles the text if there is none. */
    chooseFirst,
    settle,
  };
}

export type Typing = ReturnType<typeof useTyping>;
