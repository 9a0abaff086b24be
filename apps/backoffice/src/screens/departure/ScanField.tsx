import { MOST_SCANNED } from '@motorpark/domain';
import { Button, Inline, PlainForm, TextField } from '@motorpark/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useScanTaker } from '../../shared/scan/scanTaker';
import { messages } from './boardingMessages';

interface ScanFieldProps {
  isBusy: boolean;
  onScan: (code: string) => Promise<unknown>;
}

/** Takes a ticket or a seat, from a scanner or typed. It has the focus whenever something was done, and when the window comes back. */
export function ScanField({ isBusy, onScan }: ScanFieldProps) {
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
    <PlainForm label={messages.title} onSubmit={() => (typed.trim() === '' ? undefined : take(typed.trim()))}>
      <Inline align="center">
        <TextField
          name="code"
          label={messages.scan}
          hint={messages.scanHint}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          maxLength={MOST_SCANNED}
          ref={field}
        />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {messages.board}
        </Button>
      </Inline>
    </PlainForm>
  );
}
