import type { ChangeEvent, Ref } from 'react';

/**
 * The props that every field has. The `input` of a form library can be spread into a field: `name`, `value`,
 * `onChange`, `onBlur` and `onFocus` have the same types.
 */
export interface FieldProps<Control extends HTMLElement> {
  /** Label of the field. It is always visible: a placeholder is no label. */
  label: string;
  /** Key of the value in its form. */
  name: string;
  /** What the field shows; its owner keeps it. */
  value: string;
  /** Called with the new text, not with the event. */
  onChange: (value: string) => unknown;
  onBlur?: (() => unknown) | undefined;
  onFocus?: (() => unknown) | undefined;
  /** What is wrong and how to correct it. Undefined until the user has had a chance to answer. */
  error?: string | undefined;
  /** Help, which stays beside an error: `As on the ID card`. */
  hint?: string | undefined;
  /** Whether a value is required. */
  isRequired?: boolean | undefined;
  /** Whether the field is disabled; it is then not in the tab order. */
  isDisabled?: boolean | undefined;
  /** Ref of the control, for moving the focus to it. */
  ref?: Ref<Control> | undefined;
}

type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type ControlledProps<Kind extends NativeControl> = Pick<
  FieldProps<Kind>,
  'ref' | 'name' | 'value' | 'onChange' | 'onBlur' | 'onFocus'
>;

/** Returns the `data-*` attributes among the props of a component, by which tests find its control. TypeScript lets them pass undeclared. */
export const dataAttributes = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));

/** Returns the props of a native control, with handlers that call those of its field. */
export const controlProps = <Kind extends NativeControl>({
  ref,
  name,
  value,
  onChange,
  onBlur,
  onFocus,
  ...others
}: ControlledProps<Kind>) => ({
  ...dataAttributes(others),
  ref,
  name,
  value,
  onChange: (event: ChangeEvent<Kind>) => onChange(event.target.value),
  onBlur: () => onBlur?.(),
  onFocus: () => onFocus?.(),
});
