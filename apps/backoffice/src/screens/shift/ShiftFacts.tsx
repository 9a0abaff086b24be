import { type Shift, formatDateTime, formatNaira } from '@motorpark/domain';
import { Card, DescriptionList, StatusBadge } from '@motorpark/ui';
import { messages } from './messages';

/** Whose drawer it is, and what was dropped from it. */
export const ShiftFacts = ({ shift }: { shift: Shift }) => (
  <Card title={messages.report}>
    <DescriptionList
      layout="stacked"
      items={[
        { term: 'Status', value: <StatusBadge status={shift.status} /> },
        { term: 'Cashier', value: shift.person },
        { term: 'Counter', value: shift.counter },
        { term: 'Terminal', value: shift.terminal },
        { term: 'Opened', value: formatDateTime(shift.openedAt) },
        { term: 'Opening float', value: formatNaira(shift.openingFloat) },
        {
          term: messages.drops,
          value: formatNaira(shift.drops.reduce((sum, { amount }) => sum + amount, 0)),
        },
      ]}
    />
  </Card>
);
