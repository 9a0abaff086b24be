import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { ComboBoxStateContext, type Key } from 'react-aria-components';
import { size } from '../../theme';
import type { BoxLook } from '../Field/Field.styles';
import { Root, Text } from './ComboboxField.styles';
import type { Typing } from './useTyping';

interface TextBoxProps extends BoxLook {
  name: string;
  placeholder: string | undefined;
  ref: Ref<HTMLInputElement> | undefined;
  /** Undefined where any text is valid: nothing is then highlighted or chosen by itself. */
  typing: Typing | undefined;
}

const WALKS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']);

/**
 * The text input of a combobox; it handles its keys before the library does. A click opens the list of all options, so
 * that nobody has to guess what to type.
 */
export function TextBox({ placeholder, ref, typing, ...look }: TextBoxProps) {
  const state = useContext(ComboBoxStateContext);
  // Whether the user moved to the highlighted option. An option that is highlighted only because it is the first is not chosen yet.
  const isWalkedTo = useRef(false);

  // The form to submit once the pending options have arrived: set by a second Enter while the first one still waits.
  const sentThen = useRef<HTMLFormElement | null>(null);
  const wasWaiting = useRef(false);
  // A layout effect, because the next Enter may come before the browser paints, and would only close the list.
  useLayoutEffect(() => {
    const isWaiting = typing?.isWaiting === true;
    if (wasWaiting.current && !isWaiting && typing?.isTyping === false) {
      state?.close();
      sentThen.current?.requestSubmit();
    }
    if (!isWaiting) sentThen.current = null;
    wasWaiting.current = isWaiting;
  });

  // The option that was highlighted because it was the first; other results have another first option.
  const marked = useRef<Key | null>(null);
  useEffect(() => {
    if (!state?.isOpen) return undefined;
    // Text that is changed and left immediately must not open the list behind a user who is in the next field already.
    if (!state.isFocused) state.close();
    else if (typing?.isTyping) {
      const { selectionManager: marks, collection } = state;
      const first = collection.getFirstKey();
      const areOthers = marked.current !== first && !isWalkedTo.current;
      if (marks.focusedKey !== null && !areOthers) return undefined;
      let isOver = false;
      // Runs after the library's own effects, which clear the highlight when options arrive.
      queueMicrotask(() => {
        if (isOver || first === null) return;
        marked.current = first;
        marks.setFocusedKey(first);
      });
      return () => {
        isOver = true;
      };
    }
    return undefined;
  }, [state, typing]);

  // Commits before the library's own listener runs: React renders the text again between the two, and the highlight would be lost.
  function takeMarked() {
    state?.commit();
    typing?.takeBack();
    // The library closes the list only after the next render; an Enter before that, meant for the form, would close the list instead.
    state?.close();
  }

  function beforeKey(event: KeyboardEvent<HTMLElement>) {
    if (!state || !typing) return;
    const { selectionManager: marks, isOpen } = state;
    if (WALKS.has(event.key)) isWalkedTo.current = isOpen;
    else if (event.key === 'Escape') typing.takeBack();
    else if (event.key === 'Enter' && typing.isTyping) {
      refuse(event);
      const isMeant = isWalkedTo.current || !typing.isBehind();
      if (isOpen && isMeant && marks.focusedKey !== null) takeMarked();
      else if (typing.isWaiting) sentThen.current = event.currentTarget.closest('form');
      else if (typing.isBehind()) typing.take();
      else {
        typing.take();
        // An open list would cover the error message.
        state.close();
      }
    } else if (event.key === 'Tab' && typing.isTyping) {
      if (isOpen && isWalkedTo.current && marks.focusedKey !== null) takeMarked();
      // The library would choose the option that is highlighted only because it is the first. The text is settled on blur.
      event.stopPropagation();
    }
  }

  return (
    <Root onKeyDownCapture={beforeKey}>
      <Text
        {...look}
        {...(ref && { ref })}
        placeholder={placeholder ?? ''}
        onInput={() => {
          isWalkedTo.current = false;
        }}
        onBlur={() => {
          sentThen.current = null;
        }}
        onClick={() => state && !state.isOpen && state.open(null, 'manual')}
      />
      <ChevronDown size={size.icon} aria-hidden="true" />
    </Root>
  );
}

function refuse(event: KeyboardEvent) {
  event.preventDefault();
  event.stopPropagation();
}
