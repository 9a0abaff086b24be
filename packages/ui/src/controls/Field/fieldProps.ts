import type { Ref } from 'react';

/**
 * What every field understands. A form library's `input` can be spread into it: `name`, `value`, `onChange`, `onBlur`
 * and `onFocus` have the shapes that it gives.
 */
export interface FieldProps<Control extends HTMLElement> {
  /** What is asked for. Always visible: a placeholder is no label. */
  label: string;
  /** The key of the value in its form. */
  name: string;
  value: string;
  /** The new text, not the event. */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  /** What is wrong and what to do about it. Leave out until the person has had a chance to answer. */
  error?: string | undefined;
  /** What helps to answer, before anything is wrong: `As on the ID card`. */
  hint?: string | undefined;
  /** Must be answered. */
  isRequired?: boolean | undefined;
  /** Cannot be answered now; it is left out of the tab order. */
  isDisabled?: boolean | undefined;
  /** The control itself, to put the focus on it. */
  ref?: Ref<Control> | undefined;
}
