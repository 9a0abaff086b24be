import type { ChangeEvent } from 'react';
import type { FieldProps } from './fieldProps';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Answering<Kind extends Control> = Pick<
  FieldProps<Kind>,
  'ref' | 'name' | 'value' | 'onChange' | 'onBlur' | 'onFocus'
>;

/** Ties one of the browser's own controls to what its field was given: the answer, and who wants to know of a new one. */
export const wired = <Kind extends Control>({
  ref,
  name,
  value,
  onChange,
  onBlur,
  onFocus,
}: Answering<Kind>) => ({
  ref,
  name,
  value,
  onChange: (event: ChangeEvent<Kind>) => onChange(event.target.value),
  onBlur: () => onBlur?.(),
  onFocus: () => onFocus?.(),
});
