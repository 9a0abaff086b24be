import type { StatementMatch, StatementRow, UsedRow } from '@motorpark/api';
import { formatNaira } from '@motorpark/domain';
import { type Column, StatusBadge, TickBox } from '@motorpark/ui';
import { statementMessages } from './statementMessages';
import type { Outcome } from './useConfirmMatches';

const { columns: heads, ...texts } = statementMessages;

const number: Column<StatementMatch> = {
  header: heads.number,
  cell: ({ payment }) => payment.number,
  isRowHeader: true,
};
const payer: Column<StatementMatch> = {
  header: heads.payer,
  cell: ({ payment }) => payment.payer,
  truncate: true,
  hidesFirst: true,
};
const awaited: Column<StatementMatch> = {
  header: heads.awaited,
  cell: ({ payment }) => formatNaira(payment.amount),
  align: 'end',
  cardLabel: heads.awaited,
};
const reference = {
  header: heads.reference,
  cell: ({ reference: same }: StatementRow) => same,
  cardLabel: heads.reference,
  truncate: true,
};
const statementText = {
  header: heads.said,
  cell: ({ row, status, date, text }: StatementRow) =>
    [texts.row(row), status, date, text].filter((part) => part !== '').join(' · '),
  truncate: true,
  isMuted: true,
};
const receivedAmount = {
  header: heads.came,
  cell: ({ amount }: StatementRow) => amount,
  align: 'end' as const,
  cardLabel: heads.came,
};

interface Ticking {
  outcomes: ReadonlyMap<string, Outcome>;
  ticked: ReadonlySet<string>;
  mayConfirm: (match: StatementMatch) => boolean;
  tick: (id: string, isTicked: boolean) => void;
  isBusy: boolean;
}

/** Columns of the matches, each with its tick box and outcome. */
export const matchColumns = ({
  outcomes,
  ticked,
  mayConfirm,
  tick,
  isBusy,
}: Ticking): Column<StatementMatch>[] => [
  {
    header: heads.tick,
    cell: (match) => (
      <TickBox
        label={match.payment.number}
        isTicked={ticked.has(match.payment.id)}
        isDisabled={isBusy || !mayConfirm(match)}
        onChange={(isTicked) => tick(match.payment.id, isTicked)}
      />
    ),
    card: 'badge',
    width: '8ch',
  },
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
      if (outcome) return outcome.why;
      return mayConfirm(match) ? texts.toConfirm : texts.own;
    },
  },
];

/** Columns of the rows whose amount differs from the awaited one. */
export const differingColumns = (): Column<StatementMatch>[] => [
  number,
  payer,
  awaited,
  receivedAmount,
  reference,
  statementText,
];

/** Columns of the rows that the bank does not call successful. */
export const unsuccessfulColumns = (): Column<StatementMatch>[] => [
  number,
  payer,
  awaited,
  { header: heads.status, cell: ({ status }) => status || texts.noStatus, cardLabel: heads.status },
  reference,
  statementText,
];

/** Columns of the rows whose reference was used before. */
export const usedColumns = (): Column<UsedRow>[] => [
  { ...reference, isRowHeader: true },
  receivedAmount,
  { header: heads.usedFor, cell: ({ usedFor }) => usedFor, cardLabel: heads.usedFor },
  {
    header: heads.awaitedAgain,
    cell: ({ payment }) => payment?.number ?? texts.nothing,
    cardLabel: heads.awaitedAgain,
  },
  statementText,
];
