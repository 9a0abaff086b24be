import type { ChangeEvent } from 'react';
import type { FieldProps } from './fieldProps';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type ControlledProps<Kind extends Control> = Pick<
  FieldProps<Kind>,
  'ref' | 'name' | 'value' | 'onChange' | 'onBlur' | 'onFocus'
>;

/** Returns the props of a native control, with handlers that call those of its field. */
export const controlProps = <Kind extends Control>({
  ref,
  name,
  value,
  onChange,
  onBlur,
  onFocus,
}: ControlledProps<Kind>) => ({
  ref,
  name,
  value,
  onChange: (event: ChangeEvent<Kind>) => onChange(event.target.value),
  onBlur: () => onBlur?.(),
  onFocus: () => onFocus?.(),
});
