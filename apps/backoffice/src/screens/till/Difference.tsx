import {
  type Shift,
  type ShiftLine,
  closingReason,
  differenceOf,
  formatNaira,
  formatPaymentMethod,
  formatSignedNaira,
  shiftDiffers,
} from '@motorpark/domain';
import { type Column, DataTable, Notice, Stack, TextAreaField } from '@motorpark/ui';
import { type Draft, RecordFields, SecretInput, useBoundField } from '@motorpark/ui/form';
import { useFormState } from 'react-final-form';
import { CountedWithout } from './CountedWithout';
import { UnconfirmedSales } from './UnconfirmedSales';
import { messages as dropMessages } from '../drop/messages';
import { messages } from './messages';
import { closingFields } from './shiftForms';

const columns: Column<ShiftLine>[] = [
  { header: 'Payment method', cell: ({ method }) => formatPaymentMethod(method), isRowHeader: true },
  { header: 'Expected', cell: ({ expected }) => formatNaira(expected), align: 'end', cardLabel: 'Expected' },
  {
    header: 'Counted',
    cell: ({ counted }) => (counted === undefined ? dropMessages.notCounted : formatNaira(counted)),
    align: 'end',
    cardLabel: 'Counted',
  },
  {
    header: 'Difference',
    cell: (line) =>
      line.counted === undefined ? dropMessages.notCounted : formatSignedNaira(differenceOf(line)),
    align: 'end',
    card: 'badge',
  },
];

/** A table of the expected and the counted amount for each payment method. */
export const ShiftLines = ({ lines }: { lines: readonly ShiftLine[] }) => (
  <DataTable
    label={messages.difference.step}
    columns={columns}
    rows={[...lines]}
    rowKey={({ method }) => method}
    emptyText={messages.list.empty}
  />
);

interface DifferenceProps {
  shift: Shift;
  asksFloat: boolean;
  asksOwner: boolean;
}

/** Shows the expected amounts after the count. Asks for the reason of a difference, for the float that stays, or for the confirmation of the drawer's clerk. */
export function Difference({ shift, asksFloat, asksOwner }: DifferenceProps) {
  const reason = useBoundField('reason');
  const { values } = useFormState<Draft>({ subscription: { values: true } });
  const asked = closingReason(shift, { asksOwner, secret: values['secret'] });
  const differs = shiftDiffers(shift);
  return (
    <Stack gap={4}>
      <Notice tone={differs ? 'warning' : 'success'}>
        {differs ? messages.difference.differs : messages.difference.even}
      </Notice>
      <ShiftLines lines={shift.lines ?? []} />
      <UnconfirmedSales shift={shift} />
      {asksOwner ? <OwnerConfirms shift={shift} /> : <CountedWithout shift={shift} />}
      {asksFloat && <RecordFields fields={closingFields} />}
      {asked && <TextAreaField label={asked.label} isRequired {...reason} />}
    </Stack>
  );
}

const { witness: words } = messages;

/** Lets the clerk of a drawer that a colleague counted confirm the count with their own PIN or passcode. */
function OwnerConfirms({ shift: { person, isWitnessed } }: { shift: Shift }) {
  if (isWitnessed === true) return <Notice tone="success">{words.confirmed(person)}</Notice>;
  return (
    <>
      <Notice tone="info">{words.lead(person)}</Notice>
      <SecretInput name="secret" label={words.secret(person)} hint={words.hint(person)} autoComplete="off" />
    </>
  );
}
