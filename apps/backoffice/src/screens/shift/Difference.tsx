import {
  type Shift,
  type ShiftLine,
  differenceOf,
  formatNaira,
  formatSignedNaira,
  needsShiftReason,
  shiftDiffers,
} from '@motorpark/domain';
import { type Column, DataTable, Notice, Stack, TextAreaField } from '@motorpark/ui';
import { useBoundField } from '../../shared/form/useBoundField';
import { RecordFields } from '../../shared/record/RecordFields';
import { UnconfirmedSales } from './UnconfirmedSales';
import { messages } from './messages';
import { closingFields } from './shiftForms';

const columns: Column<ShiftLine>[] = [
  { header: 'Paid by', cell: ({ method }) => method, isRowHeader: true },
  { header: 'Expected', cell: ({ expected }) => formatNaira(expected), align: 'end', cardLabel: 'Expected' },
  {
    header: 'Counted',
    cell: ({ counted }) => counted !== undefined && formatNaira(counted),
    align: 'end',
    cardLabel: 'Counted',
  },
  {
    header: 'Difference',
    cell: (line) => formatSignedNaira(differenceOf(line)),
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

/** Shows the expected amounts after the count. Asks for the reason of a difference, and for the float that stays. */
export function Difference({ shift, asksFloat }: { shift: Shift; asksFloat: boolean }) {
  const reason = useBoundField('reason');
  const differs = shiftDiffers(shift);
  return (
    <Stack gap={4}>
      <Notice tone={differs ? 'warning' : 'success'}>
        {differs ? messages.difference.differs : messages.difference.even}
      </Notice>
      <ShiftLines lines={shift.lines ?? []} />
      <UnconfirmedSales shift={shift} />
      {asksFloat && <RecordFields fields={closingFields} />}
      {needsShiftReason(shift) && (
        <TextAreaField
          label={differs ? messages.difference.reason : messages.unconfirmed.reason}
          isRequired
          {...reason}
        />
      )}
    </Stack>
  );
}
