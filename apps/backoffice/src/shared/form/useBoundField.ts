import { useField } from 'react-final-form';

/**
 * One field of the surrounding form as the props that every field of the design system takes. An error shows once the person
 * has been there or has tried to go on; the server's message for a field goes as soon as the form changes.
 */
export function useBoundField(name: string) {
  const { input, meta } = useField<string>(name, { parse: (value: string) => value });
  const said = meta.dirtySinceLastSubmit ? undefined : textOf(meta.submitError);
  return {
    name,
    value: input.value,
    onChange: (value: string) => input.onChange(value),
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    error: meta.touched ? (textOf(meta.error) ?? said) : said,
  };
}

const textOf = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined);
