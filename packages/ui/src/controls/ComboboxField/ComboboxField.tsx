import { ChevronDown } from 'lucide-react';
import { useContext, useEffect, useMemo, type Ref } from 'react';
import { ComboBox, ComboBoxStateContext, type Key, ListBox } from 'react-aria-components';
import { size } from '../../theme';
import { Field } from '../Field/Field';
import type { BoxLook } from '../Field/Field.styles';
import type { FieldProps } from '../Field/fieldProps';
import { Answer } from './Answer';
import { Nothing, Root, Surface, Text } from './ComboboxField.styles';

export interface ComboboxOption {
  value: string;
  label: string;
  /** One line that tells it apart: a phone number, a city. */
  hint?: string | undefined;
}

/** All that can be chosen, in the order shown, or why it is not known: it is on its way, or did not come. */
export type ComboboxOptions = readonly ComboboxOption[] | 'loading' | 'failed';

export interface ComboboxFieldProps extends FieldProps<HTMLInputElement> {
  /** A value that is not among them is shown as it is. */
  options: ComboboxOptions;
  /** Shown while nothing is chosen: `Choose a terminal`. */
  placeholder?: string | undefined;
  /** Whether text that is no answer of the list is one too: the list then only suggests, and its values are its labels. */
  takesOtherText?: boolean | undefined;
  /** Said when nothing fits what was typed, or there is nothing to choose from. */
  emptyText?: string | undefined;
}

/**
 * One of many known answers, found by typing a part of it: a terminal, a driver, a route. Only an answer of the list
 * can be given; text that is none goes when the field is left, unless the list is only there to suggest (`takesOtherText`). Few answers belong into a `ChoiceField`, answers that
 * nobody would search for into a `SelectField`.
 */
export function ComboboxField({
  label,
  name,
  value,
  onChange,
  onBlur,
  onFocus,
  error,
  hint,
  isRequired,
  isDisabled = false,
  options,
  placeholder,
  takesOtherText = false,
  emptyText = 'Nothing found',
  ref,
}: ComboboxFieldProps) {
  const known = typeof options === 'string' ? NONE : options;
  const items = useMemo(
    () => (takesOtherText ? known : withChosen(known, value)),
    [known, value, takesOtherText],
  );
  const answer = takesOtherText
    ? { allowsCustomValue: true, inputValue: value, onInputChange: onChange }
    : {
        value: value === '' ? null : value,
        // Without it a field that has the focus from the start would stay empty.
        defaultInputValue: items.find((item) => item.value === value)?.label ?? '',
        onChange: (key: Key | null) => {
          if ((key ?? '') !== value) onChange(key === null ? '' : String(key));
        },
      };

  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(ties, labelId) => (
        <ComboBox
          id={ties.id}
          aria-labelledby={labelId}
          aria-describedby={ties['aria-describedby'] ?? ''}
          validationBehavior="aria"
          isInvalid={error !== undefined}
          isRequired={isRequired ?? false}
          isDisabled={isDisabled}
          allowsEmptyCollection={!takesOtherText}
          defaultItems={items}
          {...answer}
          onFocus={() => onFocus?.()}
          onBlur={() => onBlur?.()}
        >
          <Root>
            <Typed
              name={name}
              placeholder={placeholder}
              ref={ref}
              $isInvalid={error !== undefined}
              $isDisabled={isDisabled}
            />
            <ChevronDown size={size.icon} aria-hidden="true" />
          </Root>
          <Surface offset={4}>
            <ListBox<ComboboxOption>
              renderEmptyState={() => (
                <Nothing>{typeof options === 'string' ? NOT_KNOWN[options] : emptyText}</Nothing>
              )}
            >
              {({ value: id, ...option }) => <Answer {...option} id={id} isChosen={id === value} />}
            </ListBox>
          </Surface>
        </ComboBox>
      )}
    </Field>
  );
}

const NONE: readonly ComboboxOption[] = [];
const NOT_KNOWN = { loading: 'Loading…', failed: 'Could not be loaded' };

interface TypedProps extends BoxLook {
  name: string;
  placeholder: string | undefined;
  ref: Ref<HTMLInputElement> | undefined;
}

/** The text; a press on it shows all answers, so that nobody has to guess what can be typed. */
function Typed({ placeholder, ref, ...look }: TypedProps) {
  const state = useContext(ComboBoxStateContext);
  // Text that is changed and left at once would unfold the list behind whoever is in the next field already.
  useEffect(() => {
    if (state?.isOpen && !state.isFocused) state.close();
  }, [state]);
  return (
    <Text
      {...look}
      {...(ref && { ref })}
      placeholder={placeholder ?? ''}
      onClick={() => state && !state.isOpen && state.open(null, 'manual')}
    />
  );
}

/** The options, and the chosen value where it is none of them: while they load, or when it has gone since. */
function withChosen(options: readonly ComboboxOption[], value: string): readonly ComboboxOption[] {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return isKnown ? options : [...options, { value, label: value }];
}
