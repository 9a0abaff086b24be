import { useField } from 'react-final-form';

/**
 * Returns the props of one field of the surrounding form, for any field of the design system. An error shows once the field was left or the form submitted; the
 * server's message for a field disappears when the form changes.
 */
export function useBoundField(name: string) {
  const { input, meta } = useField<string>(name, { parse: (value: string) => value });
  const serverError = meta.dirtySinceLastSubmit ? undefined : textOf(meta.submitError);
  return {
    name,
    value: input.value,
    onChange: (value: string) => input.onChange(value),
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    error: meta.touched ? (textOf(meta.error) ?? serverError) : serverError,
  };
}

const textOf = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined);
