import { useState } from 'react';

interface TypedTextOptions {
  value: string;
  onChange: (value: string) => unknown;
  /** Returns the value of the typed text; undefined if it cannot be read. */
  read: (typed: string) => string | undefined;
  /** Returns the text that the field shows for a value. A value that could not be read is shown as it is. */
  show: (value: string) => string;
}

/**
 * Manages the text of a field that parses what is typed. The value follows every key: the parsed value, or the text
 * itself if it cannot be parsed, so that nothing typed is lost. The text is formatted only once the field is left.
 */
export function useTypedText({ value, onChange, read, show }: TypedTextOptions) {
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  // A value from elsewhere, such as of a form that was reset, is shown even while the user types.
  const isTyping = typed?.value === value;
  return {
    text: isTyping ? typed.text : show(value),
    isTyping,
    type(text: string) {
      const parsed = text.trim() === '' ? '' : (read(text) ?? text);
      setTyped({ text, value: parsed });
      onChange(parsed);
    },
    leave: () => setTyped(undefined),
  };
}
