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
  /** Left out where any text is an answer: nothing is then marked or taken by itself. */
  typing: Typing | undefined;
}

const WALKS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']);

/**
 * What is typed in, and what its keys do before the library sees them. A press on it shows all answers, so that nobody has to guess
 * what can be typed.
 */
export function TextBox({ placeholder, ref, typing, ...look }: TextBoxProps) {
  const state = useContext(ComboBoxStateContext);
  // Whether the marked answer was walked to. One that is marked only because it is the first is nobody's choice yet.
  const isWalkedTo = useRef(false);

  // Who presses Enter a second time, while the first waits for an answer that is under way, wants the form sent with that answer.
  const sentThen = useRef<HTMLFormElement | null>(null);
  const wasWaiting = useRef(false);
  // At once: the next Enter may come before anything is painted, and would only close the list.
  useLayoutEffect(() => {
    const isWaiting = typing?.isWaiting === true;
    if (wasWaiting.current && !isWaiting && typing?.isTyping === false) {
      state?.close();
      sentThen.current?.requestSubmit();
    }
    if (!isWaiting) sentThen.current = null;
    wasWaiting.current = isWaiting;
  });

  // The answer that was marked because it was the first; other answers have another one.
  const marked = useRef<Key | null>(null);
  useEffect(() => {
    if (!state?.isOpen) return undefined;
    // Text that is changed and left at once would unfold the list behind whoever is in the next field already.
    if (!state.isFocused) state.close();
    else if (typing?.isTyping) {
      const { selectionManager: marks, collection } = state;
      const first = collection.getFirstKey();
      const areOthers = marked.current !== first && !isWalkedTo.current;
      if (marks.focusedKey !== null && !areOthers) return undefined;
      let isOver = false;
      // After the library's own effects, which forget a mark on answers that came only now.
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

  // Taken before the library's own listener runs: between the two React draws the text anew, and what is marked is lost.
  function takeMarked() {
    state?.commit();
    typing?.takeBack();
    // The library closes the list only after it is drawn anew, and an Enter before that, meant for the form, would close it instead.
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
        // An open list would cover the error of the text.
        state.close();
      }
    } else if (event.key === 'Tab' && typing.isTyping) {
      if (isOpen && isWalkedTo.current && marks.focusedKey !== null) takeMarked();
      // The library would take what is marked only because it is the first. The text is settled as the focus leaves.
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
