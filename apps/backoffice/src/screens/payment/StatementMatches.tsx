import { type StatementMatch, useAbilities, useSession } from '@motorpark/api';
import { Button, DataTable, Inline, type MenuItem, Stack, toast } from '@motorpark/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
// oxlint-disable-next-line import/no-unassigned-import -- confirmations are shown as toasts, so this loads their code
import '../../shared/ScreenToasts';
import { ticketOverviewPath, waybillOverviewPath } from '../../paths';
import { messages } from './messages';
import { statementMessages as texts } from './statementMessages';
import { matchColumns } from './statementColumns';
import { useConfirmMatches } from './useConfirmMatches';

/** The payments that a statement matches; the user confirms each, or all ticked ones. */
export function StatementMatches({ matches }: { matches: readonly StatementMatch[] }) {
  const role = useSession()?.role ?? 'admin';
  const may = useAbilities();
  const navigate = useNavigate();
  const { confirmAll, outcomes, isBusy } = useConfirmMatches();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());

  const isOpen = ({ payment: { id, isOwn } }: StatementMatch) =>
    !outcomes.get(id)?.isConfirmed && may(isOwn ? 'payment.confirmOwn' : 'payment.confirm');
  const open = matches.filter(isOpen);
  const chosen = open.filter(({ payment }) => ticked.has(payment.id));

  const tick = (id: string, isTicked: boolean) =>
    setTicked((before) => new Set(isTicked ? [...before, id] : [...before].filter((one) => one !== id)));

  async function confirm(some: readonly StatementMatch[]) {
    const confirmed = await confirmAll(some);
    if (confirmed > 0) toast.success(texts.confirmed(confirmed));
    if (confirmed < some.length) toast.error(texts.notAll(some.length - confirmed));
  }

  function menuOf(match: StatementMatch): MenuItem[] {
    const { noun, recordId } = match.payment;
    const path = noun === 'ticket' ? ticketOverviewPath(recordId) : waybillOverviewPath(recordId);
    return [
      ...(isOpen(match) && !isBusy
        ? [{ label: messages.confirm.button, onSelect: () => void confirm([match]) }]
        : []),
      ...(role === 'admin' ? [{ label: messages.show[noun], onSelect: () => void navigate(path) }] : []),
    ];
  }

  return (
    <Stack gap={3}>
      <DataTable
        label={texts.tables.matches}
        columns={matchColumns({ outcomes, ticked, mayConfirm: isOpen, tick, isBusy })}
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
            onClick={() => void confirm(chosen)}
          >
            {texts.confirmTicked(chosen.length)}
          </Button>
          <Button
            variant="quiet"
            isDisabled={isBusy}
            onClick={() =>
              setTicked(new Set(chosen.length === open.length ? [] : open.map(({ payment }) => payment.id)))
            }
          >
            {chosen.length === open.length ? texts.tickNone : texts.tickAll}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
