import {
  PAYMENT_LIST,
  paymentByHandWire,
  paymentConfirmationWire,
  useMay,
  useConfirmPayment,
  useFoundPayments,
  useSession,
  useNow,
} from '@motorpark/api';
import {
  AWAITED_STATUSES,
  type AwaitedPayment,
  FLAG_LABELS,
  HELD_LABELS,
  type Instant,
  PAYMENT_BY_HAND,
  PAYMENT_CONFIRMATION,
  type PaymentByHand,
  type PaymentConfirmation,
  ageText,
  areaRoleOf,
  formatDateTime,
  formatNaira,
  paymentByHandSchema,
  paymentConfirmationSchema,
} from '@motorpark/domain';
import { type MenuItem, Page, StatusBadge } from '@motorpark/ui';
import { fieldsForm } from '@motorpark/ui/form';
import { useMemo, useState } from 'react';
import { href, paths, recordPath } from '../../paths';
import { useArea } from '../../shared/useArea';
import { FoundList } from '../../shared/list/FoundList';
import { listColumns } from '../../shared/list/listColumns';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { ScreenLink } from '../../shared/ScreenLink';
import { useScreenItem } from '../../shared/useScreenItem';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { ExpiredSales } from './ExpiredSales';
import { messages } from './messages';

const BACK = {
  admin: { href: href(paths.admin.till), label: messages.back.admin },
  super_admin: { href: href(paths.superAdmin.shifts), label: messages.back.super_admin },
} as const;

const STATEMENT = { admin: paths.admin.statement, super_admin: paths.superAdmin.statement } as const;

/** The transfers and POS payments to confirm: those that wait come first, the oldest on top. */
export function PaymentsScreen() {
  const role = areaRoleOf(useSession()?.role ?? 'admin');
  const may = useMay();
  const showRecord = useShowRecord();
  const now = useNow();
  const listQuery = useListQuery();
  const found = useFoundPayments(listQuery.query);
  const mayConfirmOwn = may('payment.confirmOwn');
  const columns = useMemo(() => paymentColumns(now, mayConfirmOwn), [now, mayConfirmOwn]);
  const [toConfirm, setToConfirm] = useState<AwaitedPayment>();

  function menuOf(payment: AwaitedPayment): MenuItem[] {
    const { status, isOwn } = payment;
    const mayConfirm =
      (isOwn ? mayConfirmOwn : may('payment.confirm')) && (!payment.provider || may('payment.overrule'));
    return [
      ...(mayConfirm && status === 'Awaiting confirmation'
        ? [{ label: messages.confirm.button, onSelect: () => setToConfirm(payment) }]
        : []),
      ...showRecord(payment),
    ];
  }

  return (
    <Page
      title={messages.title}
      back={BACK[role]}
      actions={<ScreenLink path={STATEMENT[role]}>{messages.toStatement}</ScreenLink>}
    >
      {role === 'admin' && <ExpiredSales />}
      <FoundList
        listQuery={listQuery}
        found={found}
        texts={messages}
        counted={AWAITED_STATUSES}
        filters={<ListPeriod listQuery={listQuery} />}
        one="payment"
        many="payments"
        columns={columns}
        rowMenu={menuOf}
      />
      {toConfirm && <ConfirmPayment payment={toConfirm} onClose={() => setToConfirm(undefined)} />}
    </Page>
  );
}

const { confirm: texts } = messages;

const CONFIRMATION_INPUTS = {
  reference: { placeholder: texts.reference, isWide: true },
  amount: { kind: 'amount', isWide: true },
} as const;

const CONFIRMATION = fieldsForm(
  PAYMENT_CONFIRMATION,
  paymentConfirmationSchema,
  paymentConfirmationWire,
  CONFIRMATION_INPUTS,
);

const BY_HAND = fieldsForm(PAYMENT_BY_HAND, paymentByHandSchema, paymentByHandWire, {
  ...CONFIRMATION_INPUTS,
  reason: { placeholder: texts.whyByHand, isWide: true },
});

function ConfirmPayment({ payment, onClose }: { payment: AwaitedPayment; onClose: () => void }) {
  const { confirm } = useConfirmPayment();
  const given = payment.paymentReference;
  const dialog = {
    words: { title: texts.title(payment.number), submit: texts.submit, done: texts.done },
    options: {
      reference: { hint: given ? texts.given(given) : texts.referenceHint },
      amount: { hint: texts.awaited(payment, formatNaira(payment.amount)) },
    },
    save: (form: PaymentConfirmation | PaymentByHand) => confirm({ id: payment.id, form }),
    onClose,
  };
  return payment.provider ? (
    <FieldsDialog {...dialog} form={BY_HAND} />
  ) : (
    <FieldsDialog {...dialog} form={CONFIRMATION} />
  );
}

/** Returns the menu item that leads to the ticket or waybill of a payment. */
export function useShowRecord(): (payment: AwaitedPayment) => MenuItem[] {
  const itemFor = useScreenItem();
  const { ticketOverview: ticket, waybillOverview: waybill } = useArea();
  const overviews = { ticket, waybill };
  return ({ noun, recordId }) => {
    const path = overviews[noun];
    return itemFor({ label: messages.show[noun], path, address: recordPath(path, recordId) });
  };
}

/** Columns of the payments to confirm at an instant; an awaited one shows for how long it has waited, and if the user sold it and may not confirm it, who does. */
export const paymentColumns = (now: Instant, mayConfirmOwn = false) =>
  listColumns<AwaitedPayment, typeof PAYMENT_LIST>(PAYMENT_LIST, {
    at: ({ at, status }) =>
      status === 'Awaiting confirmation' ? messages.waits(ageText(at, now)) : formatDateTime(at),
    status: ({ status, held, flag, sameNumber, byHandReason }) => (
      <>
        <StatusBadge status={status} />
        {held && ` ${HELD_LABELS[held]}`}
        {flag && ` ${FLAG_LABELS[flag]}`}
        {sameNumber && ` ${sameNumber}`}
        {byHandReason && ` ${messages.byHand(byHandReason)}`}
      </>
    ),
    reference: ({ reference, paymentReference, status, provider, isOwn }) => {
      if (reference || status !== 'Awaiting confirmation') return reference;
      if (provider) return messages.confirmsItself(provider);
      const given = paymentReference && messages.given(paymentReference);
      return isOwn && !mayConfirmOwn ? [given, messages.byColleague].filter(Boolean).join('. ') : given;
    },
  });
