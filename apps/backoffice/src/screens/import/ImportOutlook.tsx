import type { CompletedPhone, ImportPreview, Mistake } from '@motorpark/api';
import { formatPhone } from '@motorpark/domain';
import { Button, type Column, DataTable, Notice, SummaryCard, SummaryCards } from '@motorpark/ui';
import type { ImportedKind } from './importedKinds';
import { messages } from './messages';

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
export function ImportOutlook({ preview, kind, isImporting, onImport }: ImportOutlookProps) {
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
