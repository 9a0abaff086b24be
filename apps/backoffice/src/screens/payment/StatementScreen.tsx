import {
  type Statement,
  type StatementMatch,
  type MatchOutcome,
  matchStatement,
  useConfirmMatches,
  useMay,
  useSession,
  type StatementRow,
  type UsedRow,
} from '@motorpark/api';
import {
  Button,
  DataTable,
  type DataTableProps,
  EmptyState,
  Inline,
  type MenuItem,
  Notice,
  Page,
  Section,
  Stack,
  SummaryCard,
  SummaryCards,
  toast,
  type Column,
  StatusBadge,
  useTicks,
} from '@motorpark/ui';
import type { ReactNode } from 'react';
import { type AwaitedPayment, areaRoleOf, formatDay, formatNaira } from '@motorpark/domain';
import { href, paths } from '../../paths';
import { CheckedFile } from '../../shared/file/CheckedFile';
// oxlint-disable-next-line import/no-unassigned-import -- confirmations are shown as toasts, so this loads their code
import '../../shared/ScreenToasts';
import { messages } from './messages';
import { paymentColumns, useShowRecord } from './PaymentsScreen';
import { statementMessages as texts, statementMessages } from './statementMessages';

const { columns: heads, ...words } = statementMessages;

/** A column whose head is also the label of its value on a card. */
const labelled = <Row,>(
  header: string,
  cell: (row: Row) => ReactNode,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({ header, cell, cardLabel: header, ...more });

const number: Column<StatementMatch> = {
  header: heads.number,
  cell: ({ payment }) => payment.number,
  isRowHeader: true,
};
const payer: Column<StatementMatch> = {
  header: heads.payer,
  cell: ({ payment }) => payment.payer,
  truncate: true,
  hides: 1,
};
const awaited = labelled<StatementMatch>(heads.awaited, ({ payment }) => formatNaira(payment.amount), {
  align: 'end',
});
const reference = labelled<StatementRow>(heads.reference, (row) => row.reference, { truncate: true });
const receivedAmount = labelled<StatementRow>(heads.came, ({ amount }) => amount, { align: 'end' });
const statementText: Column<StatementRow> = {
  header: heads.said,
  cell: ({ row, status, date, text }) =>
    [words.row(row), status, date, text].filter((part) => part !== '').join(' · '),
  truncate: true,
  isMuted: true,
};

interface Ticking {
  outcomes: ReadonlyMap<string, MatchOutcome>;
  ticks: Column<StatementMatch>;
  mayConfirm: (match: StatementMatch) => boolean;
}

const matchColumns = ({ outcomes, ticks, mayConfirm }: Ticking): Column<StatementMatch>[] => [
  ticks,
  number,
  payer,
  awaited,
  reference,
  statementText,
  {
    header: heads.outcome,
    cell(match) {
      const outcome = outcomes.get(match.payment.id);
      if (outcome?.isConfirmed) return <StatusBadge status="Confirmed" />;
      if (outcome) return outcome.why ?? words.notConfirmed;
      return mayConfirm(match) ? words.toConfirm : words.own;
    },
  },
];

const BACK = { admin: paths.admin.payments, super_admin: paths.superAdmin.payments } as const;

/** Matches a bank statement with the payments to confirm (docs/payment.md). The file's content is not stored. */
export function StatementScreen() {
  const role = areaRoleOf(useSession()?.role ?? 'admin');
  return (
    <Page title={texts.title} lead={texts.lead} back={{ href: href(BACK[role]), label: messages.title }}>
      <CheckedFile
        words={texts}
        check={({ file }) => matchStatement(file)}
        renderFound={({ plan }) => <StatementOutlook statement={plan} />}
      />
    </Page>
  );
}

/** The lists of payments that the statement names and does not confirm, with what stands in the way. */
const NOT_CAME = [
  { list: 'differing', why: receivedAmount },
  {
    list: 'unsuccessful',
    why: labelled<StatementRow>(heads.status, ({ status }) => status || words.noStatus),
  },
  { list: 'unclear', why: labelled<StatementRow>(heads.unclear, ({ unclear }) => unclear) },
] as const;
const USED: Column<UsedRow>[] = [
  { ...reference, isRowHeader: true },
  receivedAmount,
  labelled(heads.usedFor, ({ usedFor }) => usedFor),
  labelled(heads.awaitedAgain, ({ payment }) => payment?.number ?? words.nothing),
  statementText,
];
/** Those of the queue, and by whom each was confirmed. */
const MISSING = [
  ...paymentColumns(''),
  labelled<AwaitedPayment>(heads.settledBy, ({ settledBy }) => settledBy),
];

interface RowsProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'footer'> {
  title: string;
  label: string;
  rows: readonly Row[];
}

/** A list of the statement with its title; nothing if it is empty. */
const Rows = <Row,>({ title, rows, ...table }: RowsProps<Row>) =>
  rows.length > 0 && (
    <Section title={title}>
      <DataTable {...table} rows={[...rows]} emptyText="" />
    </Section>
  );

function StatementOutlook({ statement }: { statement: Statement }) {
  const { matches, differing, used, usedCount, unmatched, repeated, passedOver, rows } = statement;
  const { missing, missingCount, from, to } = statement;
  const counted = (count: number) => count.toLocaleString('en-US');
  return (
    <Stack gap={5}>
      <SummaryCards label={texts.figures}>
        <SummaryCard label={texts.matches} value={counted(matches.length)} />
        <SummaryCard label={texts.differing} value={counted(differing.length)} />
        <SummaryCard label={texts.used} value={counted(usedCount)} />
        <SummaryCard label={texts.unmatched} value={counted(unmatched)} note={texts.unmatchedNote} />
      </SummaryCards>
      <Notice tone="info">{texts.read({ rows, repeated, passedOver })}</Notice>
      <Section title={texts.matches}>
        {matches.length === 0 ? (
          <EmptyState text={texts.noMatches} />
        ) : (
          <StatementMatches matches={matches} />
        )}
      </Section>
      {NOT_CAME.map(({ list, why }) => (
        <Rows
          key={list}
          title={texts[list]}
          label={texts.tables[list]}
          columns={[number, payer, awaited, why, reference, statementText]}
          rows={statement[list]}
          rowKey={({ row, payment }) => `${row} ${payment.id}`}
        />
      ))}
      <Rows
        title={texts.used}
        label={texts.tables.used}
        columns={USED}
        rows={used}
        rowKey={({ row }) => row}
        footer={texts.shown(used.length, usedCount)}
      />
      <Rows
        title={texts.missing(from && formatDay(from), to && formatDay(to))}
        label={texts.tables.missing}
        columns={MISSING}
        rows={missing}
        rowKey={({ id }) => id}
        footer={`${texts.shown(missing.length, missingCount)}. ${texts.missingHint}`}
      />
    </Stack>
  );
}

/** The payments that a statement matches; the user confirms each, or all ticked ones. */
function StatementMatches({ matches }: { matches: readonly StatementMatch[] }) {
  const may = useMay();
  const showRecord = useShowRecord();
  const { confirmAll, outcomes, isBusy } = useConfirmMatches();

  const isOpen = ({ payment: { id, isOwn } }: StatementMatch) =>
    !outcomes.get(id)?.isConfirmed && may(isOwn ? 'payment.confirmOwn' : 'payment.confirm');
  const open = matches.filter(isOpen);
  const { ticked, column, renderAll } = useTicks<StatementMatch>({
    idOf: ({ payment }) => payment.id,
    nameOf: ({ payment }) => payment.number,
    isOff: (match) => isBusy || !isOpen(match),
  });
  const chosen = open.filter(({ payment }) => ticked.has(payment.id));

  async function confirm(some: readonly StatementMatch[]) {
    const confirmed = await confirmAll(some);
    if (confirmed > 0) toast.success(texts.confirmed(confirmed));
    if (confirmed < some.length) toast.error(texts.notAll(some.length - confirmed));
  }

  const menuOf = (match: StatementMatch): MenuItem[] => [
    ...(isOpen(match) && !isBusy
      ? [{ label: messages.confirm.button, onSelect: () => void confirm([match]) }]
      : []),
    ...showRecord(match.payment),
  ];

  return (
    <Stack gap={3}>
      <DataTable
        label={texts.tables.matches}
        columns={matchColumns({ outcomes, ticks: column, mayConfirm: isOpen })}
        rows={[...matches]}
        rowKey={({ row, payment }) => `${row} ${payment.id}`}
        emptyText={texts.noMatches}
        rowMenu={menuOf}
      />
      {open.length > 0 && (
        <Inline isWrapping>
          <Button
            variant="primary"
            isDisabled={chosen.length === 0}
            isBusy={isBusy}
            busyLabel={texts.confirming}
            onPress={() => void confirm(chosen)}
          >
            {texts.confirmTicked(chosen.length)}
          </Button>
          {renderAll(open, isBusy)}
        </Inline>
      )}
    </Stack>
  );
}
