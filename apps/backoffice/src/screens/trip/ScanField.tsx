import { MOST_SCANNED } from '@motorpark/domain';
import { Button, Inline, PlainForm, TextField } from '@motorpark/ui';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useScanHandler } from '../../shared/scan/scanHandler';

interface ScanFieldProps {
  /** Label, hint and the text of the button. */
  words: { label: string; hint: string; act: string };
  isBusy: boolean;
  onScan: (code: string) => Promise<unknown>;
  /** Ref of the field, for a caller that gives the focus back to it. */
  ref?: RefObject<HTMLInputElement | null>;
}

/** A field for a scanned or typed code. It takes the focus again after each code and when the window is focused. */
export function ScanField({ words, isBusy, onScan, ref }: ScanFieldProps) {
  const [typed, setTyped] = useState('');
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const waiting = useRef<Promise<unknown>>(Promise.resolve());

  const submit = useCallback(
    (code: string) => {
      setTyped('');
      // Codes are handled one after the other, in the order in which they were scanned.
      waiting.current = waiting.current.then(() => onScan(code));
      field.current?.focus();
    },
    [onScan, field],
  );
  useScanHandler(submit);
  useEffect(() => {
    const focus = () => field.current?.focus();
    focus();
    window.addEventListener('focus', focus);
    return () => window.removeEventListener('focus', focus);
  }, [field]);

  return (
    <PlainForm label={words.act} onSubmit={() => (typed.trim() === '' ? undefined : submit(typed.trim()))}>
      <Inline align="center">
        <TextField
          name="code"
          label={words.label}
          hint={words.hint}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          maxLength={MOST_SCANNED}
          ref={field}
        />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {words.act}
        </Button>
      </Inline>
    </PlainForm>
  );
}
