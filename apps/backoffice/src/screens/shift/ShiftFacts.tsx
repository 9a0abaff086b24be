import { type Kobo, type Shift, formatCount, formatDateTime, formatNaira } from '@motorpark/domain';
import { Card, DescriptionList, StatusBadge } from '@motorpark/ui';
import { messages } from './messages';

/** Whose drawer it is, and what went out of it. */
export const ShiftFacts = ({ shift, title = messages.report }: { shift: Shift; title?: string }) => (
  <Card title={title}>
    <DescriptionList
      layout="stacked"
      items={[
        { term: 'Status', value: <StatusBadge status={shift.status} /> },
        { term: 'Cashier', value: shift.person },
        { term: 'Counter', value: shift.counter },
        { term: 'Terminal', value: shift.terminal },
        { term: 'Opened', value: formatDateTime(shift.openedAt) },
        { term: 'Opening float', value: formatNaira(shift.openingFloat) },
        ...leftBeforeFacts(shift),
        { term: messages.payments, value: formatNaira(totalOf(shift.payments)) },
        { term: messages.drops, value: formatNaira(totalOf(shift.drops)) },
        ...discardedFacts(shift.discarded),
      ]}
    />
  </Card>
);

/** What should have been there to begin with, where it began with another sum. */
const leftBeforeFacts = ({ leftBefore, openingFloat }: Shift) =>
  leftBefore === undefined || leftBefore === openingFloat
    ? []
    : [{ term: messages.leftBefore, value: formatNaira(leftBefore) }];

/** What was made in it and thrown away; most shifts have none. */
const discardedFacts = (discards: Shift['discarded'] = []) =>
  discards.length === 0
    ? []
    : [
        {
          term: messages.discards.ofShift,
          value: messages.discards.sum(formatCount(discards.length), formatNaira(totalOf(discards))),
        },
      ];

const totalOf = (parts: readonly { amount: Kobo }[]): Kobo =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
