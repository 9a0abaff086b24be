import { useBankDrop, useFoundDrops, useMay, useReceiveDrop } from '@motorpark/api';
import { DROP_STATUSES, type FollowedDrop, whyDepositStays } from '@motorpark/domain';
import { type MenuItem, Page, toast } from '@motorpark/ui';
import { useState } from 'react';
import { href, paths } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { toastFailure } from '../../shared/toastFailure';
import { now } from '../../shared/today';
import { AwaitedByTerminal } from './AwaitedByTerminal';
import { BankingSums } from './BankingSums';
import { TakeBackDeposit } from './TakeBackDeposit';
import { dropColumns } from './dropColumns';
import { messages } from './messages';
import { bankingForm } from './shiftForms';

const COUNTED = { label: messages.dropList.byStatus, statuses: DROP_STATUSES };
const SEARCH = { label: messages.dropList.search, hint: messages.dropList.searchHint };
const SHIFTS = { href: href(paths.superAdmin.shifts), label: messages.list.title };

/** The list of all drops, and whether each is banked. */
export function DropsScreen() {
  const listQuery = useListQuery();
  const found = useFoundDrops(listQuery.query);
  const { bank } = useBankDrop();
  const [toBank, setToBank] = useState<FollowedDrop>();
  const [toTakeBack, setToTakeBack] = useState<FollowedDrop>();

  const { receive } = useReceiveDrop();
  const mayConfirm = useMay('drop.receive') === true;

  async function confirm({ id }: FollowedDrop) {
    try {
      await receive({ id });
      toast.success(messages.receive.done);
    } catch (failure) {
      toastFailure(failure);
    }
  }

  const rowMenu = (drop: FollowedDrop): MenuItem[] => {
    if (drop.status === 'Not banked') {
      const isOpen = mayConfirm && drop.receivedBy !== undefined && drop.confirmedBy === undefined;
      return [
        { label: messages.banking.button, onSelect: () => setToBank(drop) },
        ...(isOpen ? [{ label: messages.receive.office, onSelect: () => void confirm(drop) }] : []),
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
        label={messages.dropList.title}
        counted={COUNTED}
        search={SEARCH}
        filters={<ListPeriod listQuery={listQuery} />}
        one="drop"
        many="drops"
        columns={dropColumns}
        empty={messages.dropList.empty}
        rowMenu={rowMenu}
      />
      {toBank && (
        <FieldsDialog
          words={messages.banking}
          form={bankingForm}
          save={(form) => bank({ id: toBank.id, form })}
          onClose={() => setToBank(undefined)}
        />
      )}
      {toTakeBack && <TakeBackDeposit drop={toTakeBack} onClose={() => setToTakeBack(undefined)} />}
    </Page>
  );
}
