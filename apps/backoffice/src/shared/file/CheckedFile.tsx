import { failureMessage, isApiFailure, type Preview, type Shown, usePreview } from '@motorpark/api';
import { fieldErrors, importFileSchema } from '@motorpark/domain';
import { FailureState, FileField, Spinner, Stack } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import { toastFailure } from '../toastFailure';

/** A chosen file. */
export interface FileWish {
  file: File;
  /** Whether the user has confirmed what is unusual in it. */
  isConfirmed: boolean;
}

interface Chosen extends FileWish {
  state: 'checking' | 'checked' | 'wrong' | 'failed';
  /** What is wrong with the file, or why it could not be checked. */
  message?: string | undefined;
}

interface CheckedFileProps<Found> {
  words: Record<'file' | 'hint' | 'checking' | 'checkFailed', string>;
  check: (wish: FileWish) => Promise<Found>;
  children?: ReactNode;
  renderFound: (
    found: Shown<FileWish, Found>,
    actions: Pick<Preview<FileWish, Found>, 'carryOut' | 'isCarryingOut'> & {
      checkAgain: (wish: FileWish) => Promise<void>;
    },
  ) => ReactNode;
}

/** A field for a CSV file, which the server checks; the result is shown below. */
export function CheckedFile<Found>({ words, check, children, renderFound }: CheckedFileProps<Found>) {
  const { shown, show, carryOut, isCarryingOut } = usePreview(check, toastFailure);
  const [chosen, setChosen] = useState<Chosen>();
  const isChecking = chosen?.state === 'checking';

  async function checkFile(wish: FileWish) {
    const { size: message } = fieldErrors(importFileSchema, { size: wish.file.size });
    if (message !== undefined) return setChosen({ ...wish, state: 'wrong', message });
    setChosen({ ...wish, state: 'checking' });
    try {
      await show(wish);
      return setChosen({ ...wish, state: 'checked' });
    } catch (failure) {
      const state = isApiFailure(failure) && failure.kind === 'invalid' ? 'wrong' : 'failed';
      return setChosen({ ...wish, state, message: failureMessage(failure, words.checkFailed) });
    }
  }

  return (
    <Stack gap={4}>
      <FileField
        label={words.file}
        hint={words.hint}
        error={chosen?.state === 'wrong' ? chosen.message : undefined}
        accept=".csv,.txt,text/csv"
        fileName={chosen?.file.name}
        isBusy={isChecking || isCarryingOut}
        onSelect={(file) => void checkFile({ file, isConfirmed: false })}
      />
      {children}
      {isChecking && <Spinner label={words.checking} />}
      {chosen?.state === 'failed' && chosen.message !== undefined && (
        <FailureState message={chosen.message} onRetry={() => void checkFile(chosen)} />
      )}
      {chosen?.state === 'checked' &&
        shown &&
        renderFound(shown, { carryOut, isCarryingOut, checkAgain: checkFile })}
    </Stack>
  );
}
