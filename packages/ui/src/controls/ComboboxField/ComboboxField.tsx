import type { ListedOption } from '@motorpark/domain';
import { Check } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { ComboBox, type Key, ListBox } from 'react-aria-components';
import { size } from '../../theme';
import { Field } from '../Field/Field';
import { dataAttributes, type FieldProps } from '../Field/fieldProps';
import { ListLayer, More, Nothing, Option, Surface } from './ComboboxField.styles';
import { bestFirst, matches } from './matching';
import { OptionHint, OptionParts, OptionSide, OptionTexts } from './option.styles';
import { TextBox } from './TextBox';
import { useTyping } from './useTyping';
import { type Say, useLocale } from '../../locale';

/** One of its options. */
export type ComboboxOption = ListedOption;

/** The options in the order shown, or why there are none: they are loading, or could not be loaded. */
export type ComboboxOptions = readonly ComboboxOption[] | 'loading' | 'failed';

/** A search on the server, for lists of which only a part is loaded. */
export interface ComboboxSearch {
  /** Called with the typed text; with '' when typing has ended. Pass the same function as long as the list is searched. */
  onType: (text: string) => unknown;
  /** The trimmed text for which the current options were found. While another text is typed, its results are pending. */
  answered: string;
  /** Whether more options match than the current ones. */
  hasMore?: boolean | undefined;
}

export interface ComboboxFieldProps extends FieldProps<HTMLInputElement> {
  /** The options. A value that is not among them is shown as it is. */
  options: ComboboxOptions;
  /** The search on the server, if there is one. Without it the options are complete and are filtered here. */
  search?: ComboboxSearch | undefined;
  /** Whether the label is visually hidden. Only where the context makes it clear. */
  isLabelHidden?: boolean | undefined;
  /** Shown while nothing is chosen: `Choose a terminal`. */
  placeholder?: string | undefined;
  /** Whether text that is not in the list is valid too: the list then only suggests, and an option's value is its label. */
  allowsCustomValue?: boolean | undefined;
  /** Shown when no option matches the text, or there are no options. */
  emptyText?: string | undefined;
}

/**
 * A field for one of many known values, found by typing a part of the name: a terminal, a driver, a route. While the
 * user types, the first match is highlighted, and Enter or Tab chooses it and goes on to the next field. Enter waits for
 * options that are pending and takes the first. A click elsewhere, and Tab while options are pending, choose the option
 * that the text identifies: the only match, or the one with exactly that name. Any other text stays, with an error that
 * says whether none or several fit; the value is then `unlisted` of the domain, which no validation rule accepts.
 *
 * If the list only suggests (`allowsCustomValue`), nothing is highlighted by itself, and any text is valid. For a few
 * options use a `ChoiceField`, for options that nobody would search for a `SelectField`.
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
  allowsCustomValue = false,
  emptyText,
  ref,
  ...others
}: ComboboxFieldProps) {
  const { say } = useLocale();
  const missing = { loading: say('Loading…'), failed: say('Could not be loaded') };
  const [isInDialog, setInDialog] = useState(false);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const showLayer = useCallback((element: HTMLElement | null) => {
    element?.showPopover();
    setLayer(element);
  }, []);
  const answered = search?.answered;
  const allOptions = typeof options === 'string' ? NONE : options;
  const typing = useTyping({
    value,
    onChange,
    options: allOptions,
    isLoading: options === 'loading',
    search,
  });
  const { chosenKey, chosen } = typing;
  const typed = answered ?? (typing.isTyping ? typing.text : '');
  const items = useMemo(
    () => (allowsCustomValue ? allOptions : bestFirst(withChosen(allOptions, chosenKey, chosen), typed)),
    [allOptions, chosenKey, chosen, allowsCustomValue, typed],
  );
  const foundLabels = useMemo(
    () => (answered === undefined ? undefined : new Set(allOptions.map(({ label: text }) => text))),
    [answered, allOptions],
  );
  const byLabel = useMemo(() => new Map(items.map((item) => [item.label, item])), [items]);
  const formError = typing.isWaiting ? undefined : error;
  const shownError =
    (allowsCustomValue ? undefined : unlistedTextError(typing.unlistedInput, options, foundLabels, say)) ??
    formError;
  function changeText(text: string) {
    search?.onType(text);
    onChange(text);
  }
  const inputValueProps = allowsCustomValue
    ? { allowsCustomValue: true, inputValue: value, onInputChange: changeText }
    : {
        inputValue: typing.text,
        onInputChange: (text: string) => typing.type(text),
        value: chosenKey,
        onChange: (key: Key | null) => {
          // The library passes the unchanged key to have the text restored; `useTyping` does that.
          if (key !== null && key !== chosenKey) typing.choose(String(key));
        },
      };

  return (
    <Field label={label} error={shownError} hint={hint} isRequired={isRequired} isLabelHidden={isLabelHidden}>
      {(ties, labelId) => (
        <>
          <ComboBox
            id={ties.id}
            aria-labelledby={labelId}
            aria-describedby={ties['aria-describedby'] ?? ''}
            validationBehavior="aria"
            isInvalid={shownError !== undefined}
            isRequired={isRequired ?? false}
            isDisabled={isDisabled}
            // The list opens by itself only for typing: the name of a stored value may arrive while the field has the focus.
            menuTrigger={allowsCustomValue || typing.isTyping ? 'input' : 'manual'}
            allowsEmptyCollection={!allowsCustomValue}
            defaultItems={items}
            defaultFilter={(text, part) =>
              foundLabels?.has(text) === true || matches(byLabel.get(text) ?? { label: text }, part)
            }
            {...inputValueProps}
            onFocus={({ target }) => {
              setInDialog(target.closest('dialog') !== null);
              onFocus?.();
            }}
            onBlur={() => {
              if (!allowsCustomValue) typing.settle();
              onBlur?.();
            }}
          >
            <TextBox
              {...dataAttributes(others)}
              name={name}
              placeholder={placeholder}
              ref={ref}
              typing={allowsCustomValue ? undefined : typing}
              $isInvalid={shownError !== undefined}
              $isDisabled={isDisabled}
            />
            <Surface offset={4} {...placedIn(layer)}>
              <ListBox<ComboboxOption>
                renderEmptyState={() => (
                  <Nothing>
                    {typeof options === 'string' ? missing[options] : (emptyText ?? say('Nothing found'))}
                  </Nothing>
                )}
              >
                {({ value: id, ...option }) => <OptionItem {...option} id={id} isChosen={id === value} />}
              </ListBox>
              {search?.hasMore && (
                <More role="status">
                  {answered === ''
                    ? say('There are more. Type a part of the name.')
                    : say('There are more. Type more of the name.')}
                </More>
              )}
            </Surface>
          </ComboBox>
          {isInDialog && <ListLayer popover="manual" ref={showLayer} />}
        </>
      )}
    </Field>
  );
}

/** Returns where the list is put: everything outside the dialog around its field is inert. */
const placedIn = (layer: HTMLElement | null) =>
  // oxlint-disable-next-line typescript/no-deprecated -- the provider that replaces it belongs to a package that is not ours to import
  layer && { UNSTABLE_portalContainer: layer };

const NONE: readonly ComboboxOption[] = [];

/** Returns the error of text that does not identify an option. */
function unlistedTextError(
  unlistedInput: string | undefined,
  options: ComboboxOptions,
  foundLabels: ReadonlySet<string> | undefined,
  say: Say,
): string | undefined {
  if (unlistedInput === undefined) return undefined;
  if (typeof options === 'string') return say('The list was still loading. Please choose one.');
  return options.some((option) => foundLabels?.has(option.label) === true || matches(option, unlistedInput))
    ? say('More than one fits. Please choose one.')
    : say('Not in the list. Please choose one.');
}

/** Returns the options, with the chosen one if it is missing: while they load, when a search found others, or when it was deleted since. */
function withChosen(
  options: readonly ComboboxOption[],
  key: string | null,
  chosen: ComboboxOption | undefined,
): readonly ComboboxOption[] {
  const isKnown = key === null || options.some((option) => option.value === key);
  return isKnown ? options : [...options, chosen ?? { value: key, label: key }];
}

interface OptionItemProps extends Omit<ComboboxOption, 'value' | 'keywords'> {
  /** The option's value, which is its key in the list. */
  id: string;
  isChosen: boolean;
}

/** One option of the open list. */
export function OptionItem({ id, label, hint, side, sideHint, isChosen }: OptionItemProps) {
  const hasSide = side !== undefined || sideHint !== undefined;
  return (
    <Option id={id} textValue={label}>
      <OptionParts>
        <OptionTexts>
          <span>{label}</span>
          {hint !== undefined && <OptionHint>{hint}</OptionHint>}
        </OptionTexts>
        {hasSide && (
          <OptionSide>
            <span>{side}</span>
            {sideHint !== undefined && <OptionHint>{sideHint}</OptionHint>}
          </OptionSide>
        )}
      </OptionParts>
      {isChosen && <Check size={size.icon} aria-hidden="true" />}
    </Option>
  );
}
