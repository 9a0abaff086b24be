import { useAbilities, useFoundPayments, useSession } from '@motorpark/api';
import { AWAITED_STATUSES, type AwaitedPayment } from '@motorpark/domain';
import { ButtonLink, type MenuItem, Page } from '@motorpark/ui';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href, paths, ticketOverviewPath, waybillOverviewPath } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { useNow } from '../../shared/useNow';
import { messages as till } from '../shift/messages';
import { ConfirmPayment } from './ConfirmPayment';
import { ExpiredSales } from './ExpiredSales';
import { messages } from './messages';
import { paymentColumns } from './paymentColumns';

const COUNTED = { label: messages.byStatus, statuses: AWAITED_STATUSES };
const SEARCH = { label: messages.search, hint: messages.searchHint };
const BACK = {
  admin: { href: href(paths.admin.till), label: till.title },
  super_admin: { href: href(paths.superAdmin.shifts), label: till.list.title },
} as const;

const STATEMENT = { admin: paths.admin.statement, super_admin: paths.superAdmin.statement } as const;

/** The transfers and POS payments to confirm: those that wait come first, the oldest on top. */
export function PaymentsScreen() {
  const role = useSession()?.role ?? 'admin';
  const may = useAbilities();
  const navigate = useNavigate();
  const now = useNow();
  const listQuery = useListQuery();
  const found = useFoundPayments(listQuery.query);
  const columns = useMemo(() => paymentColumns(now), [now]);
  const [toConfirm, setToConfirm] = useState<AwaitedPayment>();

  function menuOf(payment: AwaitedPayment): MenuItem[] {
    const { noun, recordId, status, isOwn } = payment;
    const mayConfirm = may(isOwn ? 'payment.confirmOwn' : 'payment.confirm');
    const path = noun === 'ticket' ? ticketOverviewPath(recordId) : waybillOverviewPath(recordId);
    return [
      ...(mayConfirm && status === 'Awaiting confirmation'
        ? [{ label: messages.confirm.button, onSelect: () => setToConfirm(payment) }]
        : []),
      ...(role === 'admin' ? [{ label: messages.show[noun], onSelect: () => void navigate(path) }] : []),
    ];
  }

  return (
    <Page
      title={messages.title}
      back={BACK[role]}
      actions={
        may('statement.match') && <ButtonLink href={href(STATEMENT[role])}>{messages.toStatement}</ButtonLink>
      }
    >
      {role === 'admin' && <ExpiredSales />}
      <FoundList
        listQuery={listQuery}
        found={found}
        label={messages.title}
        counted={COUNTED}
        search={SEARCH}
        filters={<ListPeriod listQuery={listQuery} />}
        one="payment"
        many="payments"
        columns={columns}
        empty={messages.empty}
        rowMenu={menuOf}
      />
      {toConfirm && <ConfirmPayment payment={toConfirm} onClose={() => setToConfirm(undefined)} />}
    </Page>
  );
}
