import { MOST_SCANNED } from '@motorpark/domain';
import { Button, Inline, PlainForm, TextField } from '@motorpark/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useScanHandler } from '../../shared/scan/scanHandler';

interface ScanFieldProps {
  /** Label, hint and the text of the button. */
  words: { label: string; hint: string; act: string };
  isBusy: boolean;
  onScan: (code: string) => Promise<unknown>;
}

/** A field for a scanned or typed code. It takes the focus again after each code and when the window is focused. */
export function ScanField({ words, isBusy, onScan }: ScanFieldProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const waiting = useRef<Promise<unknown>>(Promise.resolve());

  const submit = useCallback(
    (code: string) => {
      setTyped('');
      // Codes are handled one after the other, in the order in which they were scanned.
      waiting.current = waiting.current.then(() => onScan(code));
      field.current?.focus();
    },
    [onScan],
  );
  useScanHandler(submit);
  useEffect(() => {
    const focus = () => field.current?.focus();
    focus();
    window.addEventListener('focus', focus);
    return () => window.removeEventListener('focus', focus);
  }, []);

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
