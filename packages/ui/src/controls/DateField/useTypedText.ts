import { useState } from 'react';

interface TypedAnswer {
  value: string;
  onChange: (value: string) => void;
  /** The answer in what was typed; undefined if it cannot be read. */
  read: (typed: string) => string | undefined;
  /** An answer as it is shown in the field. What cannot be read is shown as it is. */
  show: (value: string) => string;
}

/**
 * The text of a field that reads what is typed. The answer follows every key: what was read, or the text itself where it cannot be, so that
 * nothing typed is lost. The text is only written in its usual form once the field is left.
 */
export function useTypedText({ value, onChange, read, show }: TypedAnswer) {
  const [typed, setTyped] = useState<{ text: string; answer: string }>();
  // An answer that comes from elsewhere, such as an emptied form, is shown even while somebody types.
  const isTyping = typed?.answer === value;
  return {
    text: isTyping ? typed.text : show(value),
    isTyping,
    type(text: string) {
      const answer = text.trim() === '' ? '' : (read(text) ?? text);
      setTyped({ text, answer });
      onChange(answer);
    },
    leave: () => setTyped(undefined),
  };
}
