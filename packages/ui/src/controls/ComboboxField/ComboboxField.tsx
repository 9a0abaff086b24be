import { useMemo } from 'react';
import { ComboBox, type Key, ListBox } from 'react-aria-components';
import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/fieldProps';
import { Answer } from './Answer';
import { Nothing, Surface } from './ComboboxField.styles';
import { TextBox } from './TextBox';
import { fits, nearestFirst } from './matching';
import { useTyping } from './useTyping';

export interface ComboboxOption {
  value: string;
  /** Its name: what the field shows once it is chosen. No two answers of a list have the same. */
  label: string;
  /** A second line that tells it apart: a phone number, a city, a vehicle. */
  hint?: string | undefined;
  /** At the end of its line, in figures that stand under one another: a departure's time. */
  side?: string | undefined;
  /** Below that: seats left and fare. */
  sideHint?: string | undefined;
  /** Words that find it and are not in its name: a vehicle's number. */
  finds?: string | undefined;
}

/** All that can be chosen, in the order shown, or why it is not known: it is on its way, or did not come. */
export type ComboboxOptions = readonly ComboboxOption[] | 'loading' | 'failed';

/** Who finds the answers, where not all of them are at hand: a server. */
export interface ComboboxSearch {
  /** Is told what is typed; '' once nothing is being typed any more. The same function as long as the list is searched. */
  onType: (text: string) => void;
  /** The text that the options answer, without spaces around it. As long as another one is typed its answer is under way. */
  answered: string;
}

export interface ComboboxFieldProps extends FieldProps<HTMLInputElement> {
  /** A value that is not among them is shown as it is. */
  options: ComboboxOptions;
  /** Who narrows the options to what is typed. Without it they are all there are, and are narrowed here. */
  search?: ComboboxSearch | undefined;
  /** The label is read aloud but not shown. Only where the place makes plain what is asked. */
  isLabelHidden?: boolean | undefined;
  /** Shown while nothing is chosen: `Choose a terminal`. */
  placeholder?: string | undefined;
  /** Whether text that is no answer of the list is one too: the list then only suggests, and its values are its labels. */
  takesOtherText?: boolean | undefined;
  /** Said when nothing fits what was typed, or there is nothing to choose from. */
  emptyText?: string | undefined;
}

/**
 * One of many known answers, found by typing a part of it: a terminal, a driver, a route. While somebody types, the first answer that fits is
 * marked, and Enter takes it. Tab, or a press elsewhere, takes the answer that the text means by itself: the only one that fits, or the one of
 * that name; both wait for an answer that is under way. Other text stays with an error, and the value is then `unlisted` of the domain, which no rule lets through. Where the
 * list only suggests (`takesOtherText`) nothing is marked by itself, and any text is an answer. Few answers belong into a `ChoiceField`,
 * answers that nobody would search for into a `SelectField`.
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
  search,
  isLabelHidden,
  placeholder,
  takesOtherText = false,
  emptyText = 'Nothing found',
  ref,
}: ComboboxFieldProps) {
  const answered = search?.answered;
  const known = useMemo(() => {
    const all = typeof options === 'string' ? NONE : options;
    return answered ? nearestFirst(all, answered) : all;
  }, [options, answered]);
  const typing = useTyping({ value, onChange, options: known, isLoading: options === 'loading', search });
  const { chosenKey, chosen } = typing;
  const items = useMemo(
    () => (takesOtherText ? known : withChosen(known, chosenKey, chosen)),
    [known, chosenKey, chosen, takesOtherText],
  );
  const found = useMemo(
    () => (answered === undefined ? undefined : new Set(known.map(({ label: text }) => text))),
    [answered, known],
  );
  const byLabel = useMemo(() => new Map(items.map((item) => [item.label, item])), [items]);
  const said = typing.isWaiting ? undefined : error;
  const complaint = (takesOtherText ? undefined : complaintOf(typing.unfit, options, found)) ?? said;
  function suggest(text: string) {
    search?.onType(text);
    onChange(text);
  }
  const answer = takesOtherText
    ? { allowsCustomValue: true, inputValue: value, onInputChange: suggest }
    : {
        inputValue: typing.text,
        onInputChange: (text: string) => typing.type(text),
        value: chosenKey,
        onChange: (key: Key | null) => {
          // The library asks with the key of before to have the text put back; that text is settled elsewhere.
          if (key !== null && key !== chosenKey) typing.choose(String(key));
        },
      };

  return (
    <Field label={label} error={complaint} hint={hint} isRequired={isRequired} isLabelHidden={isLabelHidden}>
      {(ties, labelId) => (
        <ComboBox
          id={ties.id}
          aria-labelledby={labelId}
          aria-describedby={ties['aria-describedby'] ?? ''}
          validationBehavior="aria"
          isInvalid={complaint !== undefined}
          isRequired={isRequired ?? false}
          isDisabled={isDisabled}
          // Only typing unfolds the list by itself: the name of a kept answer may come while the field has the focus.
          menuTrigger={takesOtherText || typing.isTyping ? 'input' : 'manual'}
          allowsEmptyCollection={!takesOtherText}
          defaultItems={items}
          defaultFilter={(text, typed) =>
            found?.has(text) === true || fits(byLabel.get(text) ?? { label: text }, typed)
          }
          {...answer}
          onFocus={() => onFocus?.()}
          onBlur={() => {
            if (!takesOtherText) typing.settle();
            onBlur?.();
          }}
        >
          <TextBox
            name={name}
            placeholder={placeholder}
            ref={ref}
            typing={takesOtherText ? undefined : typing}
            $isInvalid={complaint !== undefined}
            $isDisabled={isDisabled}
          />
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

/** What is wrong with text that is no answer. */
function complaintOf(
  unfit: string | undefined,
  options: ComboboxOptions,
  found: ReadonlySet<string> | undefined,
): string | undefined {
  if (unfit === undefined) return undefined;
  if (typeof options === 'string') return 'The list was not there yet. Please choose one.';
  return options.some((option) => found?.has(option.label) === true || fits(option, unfit))
    ? 'More than one fits. Please choose one.'
    : 'Not in the list. Please choose one.';
}

/** The options, and the chosen one if it is not among them: while they load, when others were found, or when it has gone since. */
function withChosen(
  options: readonly ComboboxOption[],
  key: string | null,
  chosen: ComboboxOption | undefined,
): readonly ComboboxOption[] {
  const isKnown = key === null || options.some((option) => option.value === key);
  return isKnown ? options : [...options, chosen ?? { value: key, label: key }];
}
