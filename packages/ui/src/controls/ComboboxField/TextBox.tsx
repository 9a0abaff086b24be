import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { ComboBoxStateContext, type Key } from 'react-aria-components';
import { size } from '../../theme';
import { type BoxStyleProps, ChevronBox } from '../Field/Field.styles';
import { focusNextField } from '../Field/fieldFocus';
import { Text } from './ComboboxField.styles';
import type { Typing } from './useTyping';

interface TextBoxProps extends BoxStyleProps {
  name: string;
  placeholder: string | undefined;
  ref: Ref<HTMLInputElement> | undefined;
  /** Undefined where any text is valid: nothing is then highlighted or chosen by itself. */
  typing: Typing | undefined;
}

const NAVIGATES = /^(Arrow|Page)(Down|Up)$|^(Home|End)$/;

/**
 * The text input of a combobox; it handles its keys before the library does. Enter and Tab take the highlighted option,
 * and the focus goes on to the next field, so that what is typed next never gets into the search. A click opens the list
 * of all options, so that nobody has to guess what to type.
 */
export function TextBox({ placeholder, ref, typing, ...inputProps }: TextBoxProps) {
  const state = useContext(ComboBoxStateContext);
  // Whether the user moved to the highlighted option. An option that is highlighted only because it is the first is not chosen yet.
  const isNavigatedTo = useRef(false);

  const goingOn = useRef<GoingOn>(undefined);
  // A layout effect, because the next key may come before the browser paints, and is meant for what follows.
  useLayoutEffect(() => {
    const going = goingOn.current;
    if (!going || typing?.isWaiting) return;
    const { field, label, submits } = going;
    const isTaken = label === undefined ? isSettled(typing) : field.value === label;
    if (isTaken || label === undefined) goingOn.current = undefined;
    if (isTaken || typing?.unlistedInput !== undefined) state?.close();
    if (!isTaken) return;
    if (submits) field.form?.requestSubmit();
    else focusNextField(field);
  });

  // The option that was highlighted because it was the first; other results have another first option.
  const highlighted = useRef<Key | null>(null);
  useEffect(() => {
    if (!state?.isOpen) return undefined;
    // Text that is changed and left immediately must not open the list behind a user who is in the next field already.
    if (!state.isFocused) state.close();
    // Emptied text is no search: nothing is highlighted that a key would then choose.
    else if (typing?.isTyping && typing.text.trim() !== '') {
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

  function handleKeyDown(event: KeyboardEvent) {
    // A key that ends the composition of a letter belongs to the input method.
    if (!state || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    const { selectionManager, collection, isOpen } = state;
    const { focusedKey } = selectionManager;
    const isStale = typing?.isStale() === true;
    const isMarked = isOpen && focusedKey !== null && (isNavigatedTo.current || !isStale);
    const field = event.target;
    if (NAVIGATES.test(event.key)) isNavigatedTo.current = isOpen;
    else if (event.key === 'Escape') typing?.revert();
    else if (event.key === 'Enter' && isMarked) {
      goingOn.current = { field, label: collection.getItem(focusedKey)?.textValue };
      if (!typing) return;
      consume(event);
      chooseHighlighted();
    } else if (event.key === 'Enter' && typing?.isTyping) {
      consume(event);
      goingOn.current = { field, submits: typing.isWaiting };
      if (typing.isWaiting) return;
      typing.chooseFirst();
      // An open list would cover the error message.
      if (!isStale) state.close();
    } else if (event.key === 'Tab' && typing?.isTyping) {
      if (isMarked) chooseHighlighted();
      else if (!isStale) typing.chooseFirst();
      // The library would choose once more. What is still pending is settled on blur.
      event.stopPropagation();
    }
  }

  return (
    <ChevronBox onKeyDownCapture={handleKeyDown}>
      <Text
        {...inputProps}
        {...(ref && { ref })}
        placeholder={placeholder ?? ''}
        onInput={() => void (isNavigatedTo.current = false)}
        onBlur={() => (goingOn.current = undefined)}
        onClick={() => state && !state.isOpen && state.open(null, 'manual')}
      />
      <ChevronDown size={size.icon} aria-hidden="true" />
    </ChevronBox>
  );
}

/** What Enter does once its option is in the field. */
interface GoingOn {
  field: HTMLInputElement;
  /** The label of the option; undefined if it is the first of those that are pending, or not highlighted yet. */
  label?: string | undefined;
  /** Whether it submits the form, by a second Enter while options are pending; else the next field has the focus. */
  submits?: boolean;
}

const isSettled = (typing: Typing | undefined): boolean =>
  typing !== undefined && !typing.isTyping && typing.chosenKey !== null;

function consume(event: KeyboardEvent) {
  event.preventDefault();
  event.stopPropagation();
}
