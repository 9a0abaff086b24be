import { useTill } from '@motorpark/api';
import { MY_SHIFT, type Shift, formatDateTime, formatNaira } from '@motorpark/domain';
import {
  Button,
  ButtonLink,
  Card,
  DescriptionList,
  Inline,
  Notice,
  StatusBadge,
  SummaryCard,
  SummaryCards,
  TextLink,
} from '@motorpark/ui';
import { useState } from 'react';
import { href, paths, recordPath } from '../../paths';
import { shiftLinesPath } from '../../shared/ledgerPath';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { CountedWithout } from './CountedWithout';
import { Listed } from './Listed';
import { MyDrops } from './MyDrops';
import { MyPayments } from './MyPayments';
import { UnconfirmedSales } from './UnconfirmedSales';
import { UnsentNotice } from './UnsentNotice';
import { messages } from './messages';
import { dropForm, expenseForm } from './shiftForms';
import { useUnsettled } from './useUnsettled';

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
  const { drop, pay } = useTill();
  const [open, setOpen] = useState<'drop' | 'pay'>();
  const close = () => setOpen(undefined);
  const unsettled = useUnsettled();
  const isOpen = shift.status === 'Open';
  const { tickets, waybills, takenBack } = shift.sales;

  return (
    <>
      {isOpen && unsettled !== undefined && <UnsentNotice text={unsettled} />}
      <CountedWithout shift={shift} />
      <Card
        title={messages.mine}
        actions={
          <Inline gap={3}>
            {isOpen && <Button onClick={() => setOpen('pay')}>{messages.pay.button}</Button>}
            {isOpen && <Button onClick={() => setOpen('drop')}>{messages.drop.button}</Button>}
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
      {open === 'drop' && (
        <FieldsDialog
          words={messages.drop}
          form={dropForm}
          options={{
            receivedBy: { options: (shift.colleagues ?? []).map((name) => ({ value: name, label: name })) },
          }}
          save={(form, retryKey) => drop({ id: shift.id, form, retryKey })}
          onClose={close}
        />
      )}
      {open === 'pay' && (
        <FieldsDialog
          words={messages.pay}
          form={expenseForm}
          save={(form, retryKey) => pay({ id: shift.id, form, retryKey })}
          onClose={close}
        />
      )}
    </>
  );
}
