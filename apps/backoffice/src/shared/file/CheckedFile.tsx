import { MOST_IMPORT_BYTES, failureMessage, isApiFailure } from '@motorpark/api';
import { FailureState, FileField, Spinner, Stack } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';

interface Chosen<Found> {
  file: File;
  found?: Found;
  error?: string | undefined;
  /** The message if the check itself failed. */
  failure?: string | undefined;
}

interface CheckedFileProps<Found> {
  words: Record<'file' | 'hint' | 'checking' | 'checkFailed', string>;
  check: (file: File) => Promise<Found>;
  isChecking: boolean;
  /** Whether the file is being used otherwise. */
  isBusy?: boolean;
  children?: ReactNode;
  renderFound: (found: Found, file: File, checkAgain: () => Promise<void>) => ReactNode;
}

const TOO_LARGE = 'This file has more than 2 MB. Please split it into several.';

/** A field for a CSV file, which the server checks; the result is shown below. */
export function CheckedFile<Found>(props: CheckedFileProps<Found>) {
  const { words, check, isChecking, isBusy = false, children, renderFound } = props;
  const [chosen, setChosen] = useState<Chosen<Found>>();

  async function checkFile(file: File) {
    if (file.size > MOST_IMPORT_BYTES) return setChosen({ file, error: TOO_LARGE });
    setChosen({ file });
    try {
      return setChosen({ file, found: await check(file) });
    } catch (failure) {
      const isAboutFile = isApiFailure(failure) && failure.kind === 'invalid';
      const text = failureMessage(failure, words.checkFailed);
      return setChosen({ file, [isAboutFile ? 'error' : 'failure']: text });
    }
  }

  return (
    <Stack gap={4}>
      <FileField
        label={words.file}
        hint={words.hint}
        error={chosen?.error}
        accept=".csv,.txt,text/csv"
        fileName={chosen?.file.name}
        isBusy={isChecking || isBusy}
        onChoose={(file) => void checkFile(file)}
      />
      {children}
      {isChecking && <Spinner label={words.checking} />}
      {chosen?.failure !== undefined && !isChecking && (
        <FailureState message={chosen.failure} onRetry={() => void checkFile(chosen.file)} />
      )}
      {chosen?.found !== undefined &&
        !isChecking &&
        renderFound(chosen.found, chosen.file, () => checkFile(chosen.file))}
    </Stack>
  );
}
