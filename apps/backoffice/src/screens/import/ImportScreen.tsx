import {
  type CompletedPhone,
  type ImportChange,
  type ImportPreview,
  type ImportedList,
  type Mistake,
  importColumns,
  previewImport,
  useImport,
  type Shown,
} from '@motorpark/api';
import { formatPhone } from '@motorpark/domain';
import {
  Button,
  type Column,
  DataTable,
  Inline,
  Notice,
  Page,
  Section,
  Stack,
  SummaryCard,
  SummaryCards,
  toast,
} from '@motorpark/ui';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { href, importPath, isFromSetUp, paths as addresses } from '../../paths';
import { CheckedFile, type FileWish } from '../../shared/file/CheckedFile';
import { saveFile } from '../../shared/list/saveDownload';
import { adminRecord } from '../admin/adminRecord';
import { driverRecord } from '../driver/driverRecord';
import { fareRecord } from '../fare/fareRecord';
import { routeRecord } from '../route/routeRecord';
import { terminalRecord } from '../terminal/terminalRecord';
import { vehicleRecord } from '../vehicle/vehicleRecord';
import { messages } from './messages';

/** Imports the rows of a CSV file into a list of the office (docs/import.md). */
export function ImportScreen() {
  const kind = importedAt(useLocation().pathname);
  const [query] = useSearchParams();
  if (!kind) return null;
  const { title, paths } = kind;
  const [label, home] = isFromSetUp(query)
    ? [messages.backToSetUp, addresses.superAdmin.setUp]
    : [messages.back(title), paths.list];
  return (
    <Page title={messages.title(title)} lead={messages.lead} back={{ label, href: href(home) }}>
      <ImportFile kind={kind} home={home} />
    </Page>
  );
}

/** `home` is the path that the import leads back to. */
function ImportFile({ kind, home }: { kind: ImportedKind; home: string }) {
  const { list, one, many } = kind;
  const navigate = useNavigate();
  const importAll = useImport(list);
  const columnsOfList = importColumns(list);

  async function importFile({ wish, retryKey }: Shown<FileWish, ImportPreview>) {
    const { imported, changed } = await importAll({ ...wish, retryKey });
    toast.success(messages.imported(imported, changed, one, many));
    await navigate(home);
  }

  return (
    <Stack gap={4}>
      {list === 'admins' && (
        <Notice tone="info" title={messages.passcodes.title}>
          {messages.passcodes.text}
        </Notice>
      )}
      <CheckedFile
        words={{ ...messages, hint: messages.hint(columnsOfList) }}
        check={(wish) => previewImport(list, wish)}
        renderFound={({ plan, wish }, { carryOut, isCarryingOut, checkAgain }) => (
          <ImportOutlook
            preview={plan}
            kind={kind}
            isImporting={isCarryingOut}
            onImport={() => void carryOut(importFile, { fallback: messages.importFailed })}
            onMeant={() => void checkAgain({ ...wish, isConfirmed: true })}
          />
        )}
      >
        <Inline>
          <Button
            variant="quiet"
            onPress={() =>
              saveFile({
                name: messages.templateName(many),
                content: new Blob([`\uFEFF${columnsOfList.map(({ heading }) => heading).join(',')}\r\n`], {
                  type: 'text/csv',
                }),
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

const CHANGE_COLUMNS: Column<ImportChange>[] = [
  { header: columns.row, cell: ({ row }) => messages.row(row), width: '12ch' },
  { header: 'Name', cell: ({ name }) => name, isRowHeader: true, truncate: true },
  { header: columns.column, cell: ({ column }) => column },
  {
    header: messages.from,
    cell: ({ from }) => from || messages.nothing,
    isMuted: true,
    cardLabel: messages.from,
  },
  { header: messages.to, cell: ({ to }) => to || messages.nothing, cardLabel: messages.to },
];

interface ImportOutlookProps {
  preview: ImportPreview;
  kind: ImportedKind;
  isImporting: boolean;
  onImport: () => void;
  /** The user confirms what is unusual. */
  onMeant: () => void;
}

/** Shows what importing a file would do, and each mistake that prevents it. */
function ImportOutlook({ preview, kind, isImporting, onImport, onMeant }: ImportOutlookProps) {
  const { rows, toMake, same, wrong, mistakeCount, mistakes, questionCount, completedCount, completed } =
    preview;
  const { one, many } = kind;
  const { toChange, changeCount, changes, first, notes } = preview;
  const places = new Map(mistakes.map((mistake, place) => [mistake, place]));
  return (
    <>
      <SummaryCards label={messages.figures}>
        <SummaryCard label={messages.toMake} value={toMake.toLocaleString('en-US')} />
        {toChange > 0 && <SummaryCard label={messages.toChange} value={toChange.toLocaleString('en-US')} />}
        <SummaryCard label={messages.same} value={same.toLocaleString('en-US')} note={messages.sameNote} />
        <SummaryCard label={messages.wrong} value={wrong.toLocaleString('en-US')} />
      </SummaryCards>
      {mistakeCount > 0 ? (
        <>
          <Notice
            tone="warning"
            title={messages.hasMistakes(mistakeCount)}
            action={questionCount > 0 && <Button onPress={onMeant}>{messages.meant(questionCount)}</Button>}
          >
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
      ) : toMake + toChange === 0 ? (
        <Notice tone="info">{messages.nothingNew}</Notice>
      ) : (
        <Notice
          tone="success"
          title={messages.right}
          action={
            <Button variant="primary" isBusy={isImporting} busyLabel={messages.importing} onPress={onImport}>
              {messages.import(toMake, toChange, one, many)}
            </Button>
          }
        >
          {messages.rightText(rows)}
        </Notice>
      )}
      {first.rows.length > 0 && (
        <Section title={messages.first}>
          <DataTable
            label={messages.rows}
            columns={first.columns.map((header, place): Column<readonly string[]> => ({
              header,
              cell: (row) => row[place],
              isRowHeader: place === 0,
            }))}
            rows={[...first.rows]}
            rowKey={(row) => row.join('\n')}
            emptyText={messages.nothing}
          />
        </Section>
      )}
      {changeCount > 0 && (
        <>
          <Notice tone="warning" title={messages.changes(changeCount)}>
            {[messages.changesText, ...notes].join(' ')}
          </Notice>
          <DataTable
            label={messages.changes(changeCount)}
            columns={CHANGE_COLUMNS}
            rows={[...changes]}
            rowKey={({ row, column }) => `${row} ${column}`}
            emptyText={messages.nothing}
            footer={messages.shownChanges(changes.length, changeCount)}
          />
        </>
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

/** A list that a file can be imported into. */
interface ImportedKind {
  list: ImportedList;
  one: string;
  many: string;
  title: string;
  paths: { list: string };
}

const TIMETABLE: ImportedKind = {
  list: 'services',
  one: 'service',
  many: 'services',
  title: 'Timetable',
  paths: { list: addresses.superAdmin.timetable },
};

const KINDS: readonly ImportedKind[] = [
  { list: 'terminals', ...terminalRecord },
  { list: 'routes', ...routeRecord },
  { list: 'vehicles', ...vehicleRecord },
  { list: 'drivers', ...driverRecord },
  { list: 'admins', ...adminRecord },
  { list: 'fares', ...fareRecord },
  TIMETABLE,
];

const importedAt = (pathname: string): ImportedKind | undefined =>
  KINDS.find(({ paths }) => importPath(paths.list) === pathname);
