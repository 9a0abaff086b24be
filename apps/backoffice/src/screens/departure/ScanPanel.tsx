import { failureMessage, isApiFailure } from '@motorpark/api';
import { MOST_SCANNED } from '@motorpark/domain';
import {
  Button,
  Inline,
  PlainForm,
  type ScanOutcome,
  ScanResult,
  TextField,
  useScanHandler,
  soundBoarding,
} from '@motorpark/ui';
import { useBoundField } from '@motorpark/ui/form';
import type { FormApi } from 'final-form';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Form, useForm } from 'react-final-form';

/** The outcome of the last scan or step. */
export interface Scanned {
  outcome: ScanOutcome;
  title: string;
  text?: string;
  /** What can be done next: what takes the step back, or takes another one instead, comes last. */
  actions?: readonly { label: string; act: () => void }[];
  /** Whether it plays no sound. */
  isQuiet?: boolean;
  about?: string;
}

type RefusalWords = Record<'already' | 'refused' | 'notDone' | 'tryAgain', string>;

/** Holds the outcome of the last step; `words` are those of a refusal. */
export function useScanned(words: RefusalWords) {
  const [scanned, setScanned] = useState<Scanned>();

  function show(next: Scanned) {
    setScanned(next);
    if (!next.isQuiet) soundBoarding(next.outcome);
  }

  /** Shows what a call has done, or why it was refused; `refusal` is asked first, and may throw. */
  async function run<Answer>(
    call: Promise<Answer>,
    done: (answer: Answer) => Scanned,
    refusal?: (failure: unknown) => Scanned | undefined,
  ) {
    try {
      show(done(await call));
    } catch (failure) {
      show(refusal?.(failure) ?? refusalOf(failure, words));
    }
  }

  return {
    scanned,
    show,
    /** Removes the outcome if it is about this record. */
    clear: (about: string) => setScanned((now) => (now?.about === about ? undefined : now)),
    run,
  };
}

/** The outcome of a failed step: 409 means done already, 422 means not allowed. After any other failure nothing was changed. */
function refusalOf(failure: unknown, words: RefusalWords): Scanned {
  const kind = isApiFailure(failure) ? failure.kind : 'unknown';
  const text = failureMessage(failure) ?? words.tryAgain;
  if (kind === 'conflict') return { outcome: 'already', title: words.already, text };
  const title = kind === 'invalid' ? words.refused : words.notDone;
  return { outcome: 'refused', title, text: kind === 'disconnected' ? `${text}. ${words.tryAgain}` : text };
}

interface ScanFieldProps {
  words: { label: string; hint: string; act: string };
  isBusy: boolean;
  onScan: (code: string) => Promise<unknown>;
  ref: RefObject<HTMLInputElement | null>;
}

interface ScanPanelProps extends Omit<ScanFieldProps, 'ref'> {
  scanned: Scanned | undefined;
}

/** The field for a scanned or typed code, and the outcome of the last one. The field takes the focus again after each code and each action on the outcome. */
export function ScanPanel({ scanned, ...props }: ScanPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  // The next outcome removes the button, and a dialog gives the focus back to where it was.
  const actInField = (act: () => void) => {
    field.current?.focus();
    act();
  };
  return (
    <>
      <ScanField {...props} ref={field} />
      {scanned && (
        <ScanResult
          outcome={scanned.outcome}
          title={scanned.title}
          action={
            scanned.actions && (
              <Inline gap={2}>
                {scanned.actions.map(({ label, act }) => (
                  <Button key={label} onPress={() => actInField(act)}>
                    {label}
                  </Button>
                ))}
              </Inline>
            )
          }
        >
          {scanned.text}
        </ScanResult>
      )}
    </>
  );
}

const START = { code: '' };

/** A field for a scanned or typed code. It takes the focus again after each code and when the window is focused. */
function ScanField({ onScan, ref: field, ...props }: ScanFieldProps) {
  const waiting = useRef<Promise<unknown>>(Promise.resolve());

  const take = useCallback(
    (code: string) => {
      // Codes are handled one after the other, in the order in which they were scanned.
      waiting.current = waiting.current.then(() => onScan(code));
      field.current?.focus();
    },
    [onScan, field],
  );
  const submit = ({ code }: typeof START, form: Pick<FormApi, 'reset'>) => {
    if (code.trim() === '') return;
    form.reset();
    take(code.trim());
  };

  return (
    <Form
      initialValues={START}
      onSubmit={submit}
      render={() => <CodeForm {...props} take={take} field={field} />}
    />
  );
}

interface CodeFormProps extends Pick<ScanFieldProps, 'words' | 'isBusy'> {
  take: (code: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

function CodeForm({ words, isBusy, take, field }: CodeFormProps) {
  const form = useForm();
  const code = useBoundField('code');
  const takeScan = useCallback(
    (scanned: string) => {
      form.reset();
      take(scanned);
    },
    [form, take],
  );
  useScanHandler(takeScan);
  useEffect(() => {
    const focus = () => field.current?.focus();
    focus();
    window.addEventListener('focus', focus);
    return () => window.removeEventListener('focus', focus);
  }, [field]);

  return (
    <PlainForm label={words.act} onSubmit={() => form.submit()}>
      <Inline align="center">
        <TextField
          {...code}
          label={words.label}
          hint={words.hint}
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
