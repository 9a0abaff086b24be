import { DROP_LIST, useBanking, useDropOffice, useFoundDrops, useMay, now } from '@motorpark/api';
import {
  type AwaitedCash,
  DROP_STATUSES,
  type DropSum,
  type OfficeDrop,
  formatCount,
  formatDateTime,
  formatNaira,
  formatSignedNaira,
  whyDepositStays,
} from '@motorpark/domain';
import {
  type Column,
  DataTable,
  type MenuItem,
  Page,
  Section,
  SummaryCard,
  SummaryCards,
} from '@motorpark/ui';
import { useState } from 'react';
import { href, paths, recordPath } from '../../paths';
import { useOpens } from '../../shared/opens';
import { FoundList } from '../../shared/list/FoundList';
import { listColumns } from '../../shared/list/listColumns';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { TakeBackDialog } from './DropDialogs';
import { messages } from './messages';
import { useDropSteps } from './useDropSteps';

const dropColumns = listColumns<OfficeDrop, typeof DROP_LIST>(DROP_LIST, {
  receivedBy: receiver,
  slip: ({ slip, deposit, takenBack }) =>
    [[slip, depositDifference(deposit)].filter(Boolean).join(', '), ...takenBack.map(inWords)]
      .filter(Boolean)
      .join('; '),
});

/** Who received the cash, and whether that is confirmed. */
function receiver({ receivedBy, confirmedBy }: OfficeDrop): string {
  if (receivedBy === undefined) return '';
  return confirmedBy === undefined ? `${receivedBy}, ${messages.notConfirmed}` : receivedBy;
}

/** The difference between a deposit and its drops; empty if there is none. */
const depositDifference = (deposit: OfficeDrop['deposit']): string =>
  deposit === undefined || deposit.amount === deposit.dropped
    ? ''
    : messages.deposit.differs(formatSignedNaira(deposit.amount - deposit.dropped));

const inWords = ({ slip, amount, by, reason }: OfficeDrop['takenBack'][number]): string =>
  messages.takeBackDeposit.entry(slip, formatNaira(amount), by, reason);

const SHIFTS = { href: href(paths.superAdmin.shifts), label: messages.shifts };

/** The list of all drops, and whether each is banked. */
export function DropsScreen() {
  const listQuery = useListQuery();
  const found = useFoundDrops(listQuery.query);
  const { takeBack, takeBackFound } = useDropOffice();
  const { bank, confirm, dialog } = useDropSteps();
  const [toTakeBack, setToTakeBack] = useState<OfficeDrop>();
  const [foundWrong, setFoundWrong] = useState<OfficeDrop>();
  const mayConfirm = useMay()('drop.receive');

  const rowMenu = (drop: OfficeDrop): MenuItem[] => {
    if (drop.status === 'Not banked') {
      const { whyNotBank: disabledReason, receivedBy, confirmedBy } = drop;
      const isOpen = mayConfirm && !disabledReason && receivedBy !== undefined && confirmedBy === undefined;
      return [
        { label: messages.banking.button, disabledReason, onSelect: () => bank(drop.id) },
        ...(isOpen ? [{ label: messages.receive.office, onSelect: () => confirm(drop) }] : []),
        ...(drop.mayTakeBack
          ? [{ label: messages.takeBackFound.button, onSelect: () => setFoundWrong(drop) }]
          : []),
      ];
    }
    if (drop.bankingId === undefined) return [];
    const disabledReason = whyDepositStays(drop.bankedAt ?? '', now());
    return [{ label: messages.takeBackDeposit.button, disabledReason, onSelect: () => setToTakeBack(drop) }];
  };

  return (
    <Page title={messages.dropList.title} back={SHIFTS}>
      <BankingSums period={listQuery.query} />
      <AwaitedByTerminal />
      <FoundList
        listQuery={listQuery}
        found={found}
        texts={messages.dropList}
        counted={DROP_STATUSES}
        filters={<ListPeriod listQuery={listQuery} />}
        one="drop"
        many="drops"
        columns={dropColumns}
        rowMenu={rowMenu}
      />
      {dialog}
      {foundWrong && (
        <TakeBackDialog
          words={messages.takeBackFound}
          hint={messages.takeBackFound.hint}
          amount={foundWrong.amount}
          takeBack={(form, retryKey) => takeBackFound({ id: foundWrong.id, form, retryKey })}
          onClose={() => setFoundWrong(undefined)}
        />
      )}
      {toTakeBack && (
        <TakeBackDialog
          words={messages.takeBackDeposit}
          hint={messages.takeBackDeposit.hint(toTakeBack.slip, toTakeBack.deposit?.drops ?? 1)}
          amount={toTakeBack.deposit?.amount ?? toTakeBack.amount}
          takeBack={(form, retryKey) => takeBack({ id: toTakeBack.bankingId ?? '', form, retryKey })}
          onClose={() => setToTakeBack(undefined)}
        />
      )}
    </Page>
  );
}

const columns: Column<AwaitedCash>[] = [
  { header: 'Terminal', cell: ({ terminal }) => terminal, isRowHeader: true, truncate: true },
  { header: 'Drops', cell: ({ drops }) => formatCount(drops), align: 'end', cardLabel: 'Drops' },
  { header: 'Amount', cell: ({ amount }) => formatNaira(amount), align: 'end', cardLabel: 'Amount' },
  {
    header: 'Oldest',
    cell: ({ oldestAt }) => oldestAt !== undefined && formatDateTime(oldestAt),
    cardLabel: 'Oldest',
  },
];

/** The cash at each terminal that waits to be banked, the longest wait first. A row opens its deposit. */
function AwaitedByTerminal() {
  const { sums } = useBanking({});
  const opens = useOpens();
  if (!sums) return null;
  const depositOf = ({ terminalId }: AwaitedCash) => href(recordPath(paths.superAdmin.deposit, terminalId));
  return (
    <Section title={messages.deposit.waiting}>
      <DataTable
        label={messages.deposit.terminals}
        columns={columns}
        rows={sums.terminals}
        rowKey={({ terminalId }) => terminalId}
        hrefOf={opens(paths.superAdmin.deposit) ? depositOf : undefined}
        emptyText={messages.deposit.none}
      />
    </Section>
  );
}

interface BankingSumsProps {
  period: { from?: string | undefined; to?: string | undefined };
}

/** The sums of a period's drops, banked and not banked, and the date of the oldest one that waits. Shows nothing if the server does not provide them. */
function BankingSums({ period }: BankingSumsProps) {
  const { sums, isLoading } = useBanking(period);
  if (!sums && !isLoading) return null;
  return (
    <SummaryCards label={messages.dropList.sums}>
      <SummaryCard
        label={messages.dropList.notBanked}
        value={sums && formatNaira(sums.notBanked.amount)}
        note={sums && noteOf(sums.notBanked)}
        isLoading={isLoading}
      />
      <SummaryCard
        label={messages.dropList.banked}
        value={sums && formatNaira(sums.banked.amount)}
        note={sums && messages.dropList.drops(formatCount(sums.banked.drops), sums.banked.drops)}
        isLoading={isLoading}
      />
      <SummaryCard
        label={messages.deposit.short}
        value={sums && formatNaira(sums.short)}
        note={sums && messages.deposit.over(formatNaira(sums.over))}
        isLoading={isLoading}
      />
      {sums && sums.takenBack.deposits > 0 && (
        <SummaryCard
          label={messages.takeBackDeposit.sum}
          value={formatNaira(sums.takenBack.amount)}
          note={messages.takeBackDeposit.deposits(
            formatCount(sums.takenBack.deposits),
            sums.takenBack.deposits,
          )}
        />
      )}
    </SummaryCards>
  );
}

function noteOf({ drops, oldestAt }: DropSum): string {
  const counted = messages.dropList.drops(formatCount(drops), drops);
  return oldestAt === undefined ? counted : messages.dropList.since(counted, formatDateTime(oldestAt));
}
