import {
  type ImportPreview,
  MOST_IMPORT_BYTES,
  failureMessage,
  importColumns,
  isApiFailure,
  newRetryKey,
  useImport,
} from '@motorpark/api';
import { Button, FailureState, FileField, Inline, Notice, Spinner, Stack, toast } from '@motorpark/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { saveFile } from '../../shared/list/saveDownload';
import { toastFailure } from '../../shared/toastFailure';
import { ImportOutlook } from './ImportOutlook';
import type { ImportedKind } from './importedKinds';
import { messages } from './messages';

/** A file that was chosen, and what has come of it so far. */
interface Chosen {
  file: File;
  retryKey: string;
  preview?: ImportPreview;
  /** What is wrong with the file as a whole. */
  error?: string | undefined;
  /** Why it was not checked. */
  failure?: string | undefined;
}

/** A file is chosen, checked, looked at and imported. */
export function ImportFile({ kind }: { kind: ImportedKind }) {
  const { list, one, many, paths } = kind;
  const navigate = useNavigate();
  const { check, isChecking, importAll, isImporting } = useImport(list);
  const [chosen, setChosen] = useState<Chosen>();
  const headings = importColumns(list).map(({ heading }) => heading);

  async function look(file: File) {
    const next: Chosen = { file, retryKey: newRetryKey() };
    if (file.size > MOST_IMPORT_BYTES) {
      setChosen({ ...next, error: messages.tooLarge });
      return;
    }
    setChosen(next);
    try {
      setChosen({ ...next, preview: await check(file) });
    } catch (failure) {
      const isAboutFile = isApiFailure(failure) && failure.kind === 'invalid';
      const said = failureMessage(failure, messages.checkFailed);
      setChosen({ ...next, [isAboutFile ? 'error' : 'failure']: said });
    }
  }

  async function keep({ file, retryKey }: Chosen) {
    try {
      const { imported } = await importAll({ file, retryKey });
      toast.success(messages.imported(imported, one, many));
      await navigate(paths.list);
    } catch (failure) {
      toastFailure(failure, failureMessage(failure, messages.importFailed));
      // What was right a moment ago no longer is: say what.
      if (isApiFailure(failure) && failure.kind === 'invalid') await look(file);
    }
  }

  return (
    <Stack gap={4}>
      {list === 'admins' && (
        <Notice tone="info" title={messages.passcodes.title}>
          {messages.passcodes.text}
        </Notice>
      )}
      <FileField
        label={messages.file}
        hint={messages.hint(headings.join(', '))}
        error={chosen?.error}
        accept=".csv,.txt,text/csv"
        fileName={chosen?.file.name}
        isBusy={isChecking || isImporting}
        onChoose={(file) => void look(file)}
      />
      <Inline>
        <Button
          variant="quiet"
          onClick={() =>
            saveFile({
              name: messages.templateName(many),
              content: new Blob([`\uFEFF${headings.join(',')}\r\n`], { type: 'text/csv' }),
            })
          }
        >
          {messages.template}
        </Button>
      </Inline>
      {isChecking && <Spinner label={messages.checking} />}
      {chosen?.failure !== undefined && !isChecking && (
        <FailureState
          message={chosen.failure}
          onRetry={() => void look(chosen.file)}
          isRetrying={isChecking}
        />
      )}
      {chosen?.preview && !isChecking && (
        <ImportOutlook
          preview={chosen.preview}
          kind={kind}
          isImporting={isImporting}
          onImport={() => void keep(chosen)}
        />
      )}
    </Stack>
  );
}
