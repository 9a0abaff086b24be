import { MOST_SCANNED } from '@motorpark/domain';
import { Button, Inline, PlainForm, TextField } from '@motorpark/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useScanTaker } from '../../shared/scan/scanTaker';

interface ScanFieldProps {
  /** What the field takes, how, and what is done with it. */
  words: { label: string; hint: string; act: string };
  isBusy: boolean;
  onScan: (code: string) => Promise<unknown>;
}

/** Takes what is scanned or typed. It has the focus whenever something was done, and when the window comes back. */
export function ScanField({ words, isBusy, onScan }: ScanFieldProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const waiting = useRef<Promise<unknown>>(Promise.resolve());

  const take = useCallback(
    (code: string) => {
      setTyped('');
      // One after the other, in the order in which they were scanned.
      waiting.current = waiting.current.then(() => onScan(code));
      field.current?.focus();
    },
    [onScan],
  );
  useScanTaker(take);
  useEffect(() => {
    const focus = () => field.current?.focus();
    focus();
    window.addEventListener('focus', focus);
    return () => window.removeEventListener('focus', focus);
  }, []);

  return (
    <PlainForm label={words.act} onSubmit={() => (typed.trim() === '' ? undefined : take(typed.trim()))}>
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
