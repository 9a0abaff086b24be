import { useDeleteExpense, useMay, useTill } from '@motorpark/api';
import {
  type CashDrop,
  type DrawerPayment,
  MY_SHIFT,
  type Shift,
  formatDateTime,
  formatNaira,
  formatSignedNaira,
} from '@motorpark/domain';
import {
  Button,
  ButtonLink,
  Card,
  DescriptionList,
  EmptyState,
  Inline,
  Notice,
  Section,
  StatusBadge,
  SummaryCard,
  SummaryCards,
  TextLink,
  VisuallyHidden,
  focusBehindDialog,
  lazyPart,
} from '@motorpark/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href, paths, recordPath } from '../../paths';
import { shiftLinesPath } from '../../shared/ledgerPath';
import { ActDialog } from '../../shared/record/ActDialog';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { CountedWithout } from './CountedWithout';
import { DropCash } from './DropCash';
import { UnconfirmedSales } from './UnconfirmedSales';
import { UnsentNotice, useUnsettled } from './UnsentNotice';
import { messages as dropMessages } from '../drop/messages';
import { messages } from './messages';
import { expenseForm } from './shiftForms';

/** Whose drawer it was, with the report that both clerks sign. */
const TakenOverFrom = ({ shift: { takenOverFrom, takenOverFromId } }: { shift: Shift }) =>
  takenOverFromId === undefined ? (
    takenOverFrom
  ) : (
    <TextLink href={href(recordPath(paths.admin.shift, takenOverFromId))}>
      {messages.takeOver.report(takenOverFrom ?? '')}
    </TextLink>
  );

/** The user's own shift. Shows nothing that would reveal the expected amounts before the count. */
export function MyShift({ shift }: { shift: Shift }) {
  const { pay } = useTill();
  // A claim's link has what is to be paid.
  const [query, setQuery] = useSearchParams();
  const isOpen = shift.status === 'Open';
  const [open, setOpen] = useState<'drop' | 'pay' | undefined>(
    isOpen && query.has('claim') ? 'pay' : undefined,
  );
  function close() {
    setOpen(undefined);
    if (query.size > 0) setQuery({}, { replace: true });
  }
  const unsettled = useUnsettled();
  const { tickets, waybills, luggage, takenBack } = shift.sales;

  return (
    <>
      {isOpen && unsettled !== undefined && <UnsentNotice text={unsettled} />}
      <CountedWithout shift={shift} />
      <Card
        title={messages.mine}
        actions={
          <Inline gap={3}>
            {isOpen && <Button onPress={() => setOpen('pay')}>{messages.pay.button}</Button>}
            {isOpen && <Button onPress={() => setOpen('drop')}>{messages.drop.button}</Button>}
            <ButtonLink variant="primary" href={href(paths.admin.closeTill)}>
              {isOpen ? messages.count.button : messages.count.goOn}
            </ButtonLink>
          </Inline>
        }
      >
        <DescriptionList
          layout="stacked"
          items={[
            { term: 'Status', value: <StatusBadge status={shift.status} /> },
            { term: 'Counter', value: shift.counter },
            { term: 'Terminal', value: shift.terminal },
            { term: 'Opened', value: formatDateTime(shift.openedAt) },
            { term: 'Opening float', value: formatNaira(shift.openingFloat) },
            ...(shift.takenOverFrom === undefined
              ? []
              : [{ term: 'Taken over from', value: <TakenOverFrom shift={shift} /> }]),
          ]}
        />
      </Card>
      <SummaryCards label={messages.soldSoFar}>
        <SummaryCard label="Tickets sold" value={tickets} />
        <SummaryCard label="Parcels taken in" value={waybills} />
        {luggage !== undefined && <SummaryCard label="Paid for luggage" value={luggage} />}
        <SummaryCard label="Taken back" value={takenBack} />
      </SummaryCards>
      <Inline>
        <TextLink href={href(shiftLinesPath('admin', MY_SHIFT))}>{messages.lines}</TextLink>
      </Inline>
      {isOpen && <Notice tone="info">{messages.sinceHint}</Notice>}
      <UnconfirmedSales shift={shift} />
      <MyPayments shift={shift} />
      <MyDrops shift={shift} />
      {(shift.discarded ?? []).length > 0 && (
        <Listed
          title={messages.discards.ofShift}
          empty={messages.discards.empty}
          items={(shift.discarded ?? []).map(({ kind, name, amount, discardedAt, reason }) => ({
            term: [formatDateTime(discardedAt), kind, name, reason].filter(Boolean).join(', '),
            value: formatNaira(amount),
          }))}
        />
      )}
      {open === 'drop' && <DropCash shift={shift} onClose={close} />}
      {open === 'pay' && (
        <FieldsDialog
          words={messages.pay}
          form={expenseForm}
          initial={Object.fromEntries(query)}
          save={(form, retryKey) => pay({ id: shift.id, form, retryKey })}
          onClose={close}
        />
      )}
    </>
  );
}

const ReceiveDrop = lazyPart('ReceiveDrop', () => import('../drop/DropDialogs'));
const TakeBackDialog = lazyPart('TakeBackDialog', () => import('../drop/DropDialogs'));

/** The drops of the user's own shift, and the entries that took one back. A drop can be taken back while the shift is open. */
function MyDrops({ shift: { drops, status } }: { shift: Shift }) {
  const { takeBack } = useTill();
  const [toTakeBack, setToTakeBack] = useState<CashDrop>();
  const [toConfirm, setToConfirm] = useState<CashDrop>();
  const may = useMay();
  const mayConfirm = may('drop.receive');
  const mayTakeBack = may('shift.keep') && status === 'Open';
  const taken = new Set(drops.map(({ takesBack }) => takesBack));
  const { expected, entryRef, focusEntryOf } = useEntryFocus(taken);

  const valueOf = (drop: CashDrop) => {
    const { id, note, takesBack } = drop;
    if (takesBack !== undefined) {
      return (
        <span ref={takesBack === expected ? entryRef : undefined} tabIndex={-1}>
          {formatSignedNaira(drop.amount)}
        </span>
      );
    }
    const amount = formatNaira(drop.amount);
    if (taken.has(id)) return amount;
    const asksReceiver = mayConfirm && drop.isByColleague === true && drop.isConfirmed !== true;
    const ask = () => {
      focusEntryOf(id);
      setToTakeBack(drop);
    };
    return (
      <Inline gap={3} justify="end">
        {asksReceiver && (
          <Button variant="quiet" onPress={() => setToConfirm(drop)}>
            {dropMessages.receive.button}
            <VisuallyHidden>{dropMessages.receive.which(amount, drop.receivedBy ?? '')}</VisuallyHidden>
          </Button>
        )}
        {mayTakeBack && drop.isConfirmed !== true && (
          <TakeBackButton what={messages.takeBack.which(amount, note)} onPress={ask} />
        )}
        {amount}
      </Inline>
    );
  };

  return (
    <>
      <Listed
        title={messages.drops}
        empty={messages.noDrops}
        items={drops.map((drop) => ({
          term: [formatDateTime(drop.at), noteOf(drop)].filter(Boolean).join(', '),
          value: valueOf(drop),
        }))}
      />
      {toConfirm && <ReceiveDrop drop={toConfirm} onClose={() => setToConfirm(undefined)} />}
      {toTakeBack && (
        <TakeBackDialog
          words={messages.takeBack}
          hint={messages.takeBack.hint}
          amount={toTakeBack.amount}
          takeBack={(form, retryKey) => takeBack({ id: toTakeBack.id, form, retryKey })}
          onClose={() => setToTakeBack(undefined)}
        />
      )}
    </>
  );
}

/** Whether it says who received the cash, and that nobody has confirmed that yet. */
const receiptOf = ({ receivedBy, isConfirmed }: CashDrop): string[] =>
  receivedBy === undefined
    ? []
    : [dropMessages.to(receivedBy), ...(isConfirmed === true ? [] : [dropMessages.notConfirmed])];

const noteOf = (drop: CashDrop): string =>
  drop.takesBack === undefined
    ? [...receiptOf(drop), drop.note].filter(Boolean).join(', ')
    : messages.takeBack.entry(drop.note);

/** Moves the focus to the entry that takes back a drop when it appears, because the button that had the focus is then gone. */
function useEntryFocus(taken: ReadonlySet<string | undefined>) {
  const [expected, focusEntryOf] = useState<string>();
  const entryRef = useRef<HTMLSpanElement>(null);
  const hasEntry = expected !== undefined && taken.has(expected);
  useEffect(() => {
    if (hasEntry) focusBehindDialog(entryRef.current);
  }, [hasEntry]);
  return { expected, entryRef, focusEntryOf };
}

/** What the user's own drawer has paid. A payment that was typed wrong is taken back with its expense while the shift is open. */
function MyPayments({ shift: { payments, status } }: { shift: Shift }) {
  const { remove } = useDeleteExpense();
  const [toTakeBack, setToTakeBack] = useState<DrawerPayment>();

  const valueOf = (payment: DrawerPayment) => {
    const amount = formatNaira(payment.amount);
    if (status !== 'Open') return amount;
    return (
      <Inline gap={3} justify="end">
        <TakeBackButton
          what={messages.takeBack.which(amount, payment.expenseType)}
          onPress={() => setToTakeBack(payment)}
        />
        {amount}
      </Inline>
    );
  };

  return (
    <>
      <Listed
        title={messages.payments}
        empty={messages.noPayments}
        items={payments.map((payment) => ({
          term: [formatDateTime(payment.at), payment.expenseType].filter(Boolean).join(', '),
          value: valueOf(payment),
        }))}
      />
      {toTakeBack && (
        <ActDialog
          title={messages.unpay.title(formatNaira(toTakeBack.amount), toTakeBack.expenseType)}
          notes={messages.unpay.notes}
          confirmLabel={messages.unpay.confirm}
          act={() => remove({ id: toTakeBack.id })}
          done={messages.unpay.done}
          onClose={() => setToTakeBack(undefined)}
        />
      )}
    </>
  );
}

/** The button of an entry that can be taken back; `what` tells a screen reader which one. */
const TakeBackButton = ({ what, onPress }: { what: string; onPress: () => void }) => (
  <Button variant="quiet" onPress={onPress}>
    {messages.takeBack.button}
    <VisuallyHidden>{what}</VisuallyHidden>
  </Button>
);

interface ListedProps {
  title: string;
  empty: string;
  items: readonly { term: string; value: ReactNode }[];
}

/** A section that lists amounts, such as drops or payments, or says that there are none. */
const Listed = ({ title, empty, items }: ListedProps) => (
  <Section title={title}>
    {items.length === 0 ? <EmptyState text={empty} /> : <DescriptionList items={[...items]} />}
  </Section>
);
