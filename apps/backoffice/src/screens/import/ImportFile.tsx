import {
  type ImportPreview,
  failureMessage,
  importColumns,
  isApiFailure,
  newRetryKey,
  useImport,
} from '@motorpark/api';
import { Button, Inline, Notice, Stack, toast } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { CheckedFile } from '../../shared/file/CheckedFile';
import { saveFile } from '../../shared/list/saveDownload';
import { toastFailure } from '../../shared/toastFailure';
import { ImportOutlook } from './ImportOutlook';
import type { ImportedKind } from './importedKinds';
import { messages } from './messages';

/** The preview of a file, and the retry key of its import. */
interface Checked {
  preview: ImportPreview;
  retryKey: string;
}

/** Chooses, checks and imports a file. */
export function ImportFile({ kind }: { kind: ImportedKind }) {
  const { list, one, many, paths } = kind;
  const navigate = useNavigate();
  const { check, isChecking, importAll, isImporting } = useImport(list);
  const headings = importColumns(list).map(({ heading }) => heading);

  async function importFile(file: File, { retryKey }: Checked, checkAgain: () => Promise<void>) {
    try {
      const { imported } = await importAll({ file, retryKey });
      toast.success(messages.imported(imported, one, many));
      await navigate(paths.list);
    } catch (failure) {
      toastFailure(failure, failureMessage(failure, messages.importFailed));
      // The preview is out of date, so the file is checked again to show its mistakes.
      if (isApiFailure(failure) && failure.kind === 'invalid') await checkAgain();
    }
  }

  return (
    <Stack gap={4}>
      {list === 'admins' && (
        <Notice tone="info" title={messages.passcodes.title}>
          {messages.passcodes.text}
        </Notice>
      )}
      <CheckedFile
        words={{ ...messages, hint: messages.hint(headings.join(', ')) }}
        check={async (file): Promise<Checked> => ({ preview: await check(file), retryKey: newRetryKey() })}
        isChecking={isChecking}
        isBusy={isImporting}
        renderFound={(checked, file, checkAgain) => (
          <ImportOutlook
            preview={checked.preview}
            kind={kind}
            isImporting={isImporting}
            onImport={() => void importFile(file, checked, checkAgain)}
          />
        )}
      >
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
      </CheckedFile>
    </Stack>
  );
}
