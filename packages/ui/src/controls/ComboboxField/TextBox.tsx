import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { ComboBoxStateContext, type Key } from 'react-aria-components';
import { size } from '../../theme';
import { type BoxStyleProps, ChevronBox } from '../Field/Field.styles';
import { Text } from './ComboboxField.styles';
import type { Typing } from './useTyping';

interface TextBoxProps extends BoxStyleProps {
  name: string;
  placeholder: string | undefined;
  ref: Ref<HTMLInputElement> | undefined;
  /** Undefined where any text is valid: nothing is then highlighted or chosen by itself. */
  typing: Typing | undefined;
}

const NAVIGATION_KEYS: ReadonlySet<string> = new Set([
  'ArrowDown',
  'ArrowUp',
  'PageDown',
  'PageUp',
  'Home',
  'End',
]);

/**
 * The text input of a combobox; it handles its keys before the library does. A click opens the list of all options, so
 * that nobody has to guess what to type.
 */
export function TextBox({ placeholder, ref, typing, ...inputProps }: TextBoxProps) {
  const state = useContext(ComboBoxStateContext);
  // Whether the user moved to the highlighted option. An option that is highlighted only because it is the first is not chosen yet.
  const isNavigatedTo = useRef(false);

  // The form to submit once the pending options have arrived: set by a second Enter while the first one still waits.
  const formToSubmit = useRef<HTMLFormElement | null>(null);
  const wasWaiting = useRef(false);
  // A layout effect, because the next Enter may come before the browser paints, and would only close the list.
  useLayoutEffect(() => {
    const isWaiting = typing?.isWaiting === true;
    if (wasWaiting.current && !isWaiting && typing?.isTyping === false) {
      state?.close();
      formToSubmit.current?.requestSubmit();
    }
    if (!isWaiting) formToSubmit.current = null;
    wasWaiting.current = isWaiting;
  });

  // The option that was highlighted because it was the first; other results have another first option.
  const highlighted = useRef<Key | null>(null);
  useEffect(() => {
    if (!state?.isOpen) return undefined;
    // Text that is changed and left immediately must not open the list behind a user who is in the next field already.
    if (!state.isFocused) state.close();
    else if (typing?.isTyping) {
      const { selectionManager, collection } = state;
      const first = collection.getFirstKey();
      const hasOtherOptions = highlighted.current !== first && !isNavigatedTo.current;
      if (selectionManager.focusedKey !== null && !hasOtherOptions) return undefined;
      let isCancelled = false;
      // Runs after the library's own effects, which clear the highlight when options arrive.
      queueMicrotask(() => {
        if (isCancelled || first === null) return;
        highlighted.current = first;
        selectionManager.setFocusedKey(first);
      });
      return () => {
        isCancelled = true;
      };
    }
    return undefined;
  }, [state, typing]);

  // Commits before the library's own listener runs: React renders the text again between the two, and the highlight would be lost.
  function chooseHighlighted() {
    state?.commit();
    typing?.revert();
    // The library closes the list only after the next render; an Enter before that, meant for the form, would close the list instead.
    state?.close();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // A key that ends the composition of a letter belongs to the input method.
    if (!state || !typing || event.nativeEvent.isComposing) return;
    const { selectionManager, isOpen } = state;
    if (NAVIGATION_KEYS.has(event.key)) isNavigatedTo.current = isOpen;
    else if (event.key === 'Escape') typing.revert();
    else if (event.key === 'Enter' && typing.isTyping) {
      consume(event);
      const isChoice = isNavigatedTo.current || !typing.isStale();
      if (isOpen && isChoice && selectionManager.focusedKey !== null) chooseHighlighted();
      else if (typing.isWaiting) formToSubmit.current = event.currentTarget.closest('form');
      else if (typing.isStale()) typing.chooseFirst();
      else {
        typing.chooseFirst();
        // An open list would cover the error message.
        state.close();
      }
    } else if (event.key === 'Tab' && typing.isTyping) {
      if (isOpen && isNavigatedTo.current && selectionManager.focusedKey !== null) chooseHighlighted();
      // The library would choose the option that is highlighted only because it is the first. The text is settled on blur.
      event.stopPropagation();
    }
  }

  return (
    <ChevronBox onKeyDownCapture={handleKeyDown}>
      <Text
        {...inputProps}
        {...(ref && { ref })}
        placeholder={placeholder ?? ''}
        onInput={() => {
          isNavigatedTo.current = false;
        }}
        onBlur={() => {
          formToSubmit.current = null;
        }}
        onClick={() => state && !state.isOpen && state.open(null, 'manual')}
      />
      <ChevronDown size={size.icon} aria-hidden="true" />
    </ChevronBox>
  );
}

function consume(event: KeyboardEvent) {
  event.preventDefault();
  event.stopPropagation();
}
