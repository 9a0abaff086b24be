import {
  type CompletedPhone,
  type ImportPreview,
  type Mistake,
  failureMessage,
  importColumns,
  isApiFailure,
  newRetryKey,
  useImport,
} from '@motorpark/api';
import { formatPhone } from '@motorpark/domain';
import {
  Button,
  type Column,
  DataTable,
  Inline,
  Notice,
  Page,
  Stack,
  SummaryCard,
  SummaryCards,
  toast,
} from '@motorpark/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '../../paths';
import { CheckedFile } from '../../shared/file/CheckedFile';
import { saveFile } from '../../shared/list/saveDownload';
import { toastFailure } from '../../shared/toastFailure';
import { type ImportedKind, importedAt } from './importedKinds';
import { messages } from './messages';

/** Imports the rows of a CSV file into a list of the office (docs/import.md). */
export function ImportScreen() {
  const kind = importedAt(useLocation().pathname);
  if (!kind) return null;
  const { title, paths } = kind;
  return (
    <Page
      title={messages.title(title)}
      lead={messages.lead}
      back={{ label: messages.back(title), href: href(paths.list) }}
    >
      <ImportFile kind={kind} />
    </Page>
  );
}

/** The preview of a file, and the retry key of its import. */
interface Checked {
  preview: ImportPreview;
  retryKey: string;
}

/** Chooses, checks and imports a file. */
function ImportFile({ kind }: { kind: ImportedKind }) {
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

const { columns } = messages;

const MISTAKE_COLUMNS: Column<Mistake>[] = [
  { header: columns.row, cell: ({ row }) => messages.row(row), isRowHeader: true, width: '12ch' },
  { header: columns.column, cell: ({ column }) => column || messages.wholeRow },
  { header: columns.value, cell: ({ value }) => value || messages.nothing, truncate: true, isMuted: true },
  { header: columns.message, cell: ({ message }) => message },
];

const COMPLETED_COLUMNS: Column<CompletedPhone>[] = [
  { header: columns.row, cell: ({ row }) => messages.row(row), isRowHeader: true, width: '12ch' },
  { header: columns.column, cell: ({ column }) => column },
  { header: columns.value, cell: ({ value }) => value, isMuted: true },
  { header: messages.storedAs, cell: ({ stored }) => formatPhone(stored) },
];

interface ImportOutlookProps {
  preview: ImportPreview;
  kind: ImportedKind;
  isImporting: boolean;
  onImport: () => void;
}

/** Shows what importing a file would do, and each mistake that prevents it. */
function ImportOutlook({ preview, kind, isImporting, onImport }: ImportOutlookProps) {
  const { rows, toMake, same, wrong, mistakeCount, mistakes, completedCount, completed } = preview;
  const { one, many } = kind;
  const places = new Map(mistakes.map((mistake, place) => [mistake, place]));
  return (
    <>
      <SummaryCards label={messages.figures}>
        <SummaryCard label={messages.toMake} value={toMake.toLocaleString('en-US')} />
        <SummaryCard label={messages.same} value={same.toLocaleString('en-US')} note={messages.sameNote} />
        <SummaryCard label={messages.wrong} value={wrong.toLocaleString('en-US')} />
      </SummaryCards>
      {mistakeCount > 0 ? (
        <>
          <Notice tone="warning" title={messages.hasMistakes(mistakeCount)}>
            {messages.mend}
          </Notice>
          <DataTable
            label={messages.mistakes}
            columns={MISTAKE_COLUMNS}
            rows={[...mistakes]}
            rowKey={(mistake) => places.get(mistake) ?? 0}
            emptyText={messages.noMistakes}
            footer={messages.shown(mistakes.length, mistakeCount)}
          />
        </>
      ) : toMake === 0 ? (
        <Notice tone="info">{messages.nothingNew}</Notice>
      ) : (
        <Notice
          tone="success"
          title={messages.right}
          action={
            <Button variant="primary" isBusy={isImporting} busyLabel={messages.importing} onClick={onImport}>
              {messages.import(toMake, one, many)}
            </Button>
          }
        >
          {messages.rightText(rows)}
        </Notice>
      )}
      {completedCount > 0 && (
        <>
          <Notice tone="info" title={messages.completed(completedCount)}>
            {messages.completedText}
          </Notice>
          <DataTable
            label={messages.completed(completedCount)}
            columns={COMPLETED_COLUMNS}
            rows={[...completed]}
            rowKey={({ row, column }) => `${row} ${column}`}
            emptyText={messages.nothing}
            footer={messages.shownPhones(completed.length, completedCount)}
          />
        </>
      )}
    </>
  );
}
