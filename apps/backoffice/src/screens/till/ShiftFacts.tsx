import {
  type Kobo,
  SHIFT_OPENING,
  type Shift,
  formatCount,
  formatDateTime,
  formatNaira,
} from '@motorpark/domain';
import { Card, DescriptionList, StatusBadge } from '@motorpark/ui';
import { messages } from './messages';

/** Facts of a shift: its clerk, counter and float, and what left the drawer. */
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
        ...foundFacts(shift),
        ...leftBeforeFacts(shift),
        { term: messages.payments, value: takenOut(shift, shift.payments) },
        { term: messages.drops, value: takenOut(shift, shift.drops) },
        ...discardedFacts(shift.discarded),
      ]}
    />
  </Card>
);

/** What of the opening float was found in a drawer that nobody had counted. */
const foundFacts = ({ found }: Shift) =>
  found === undefined ? [] : [{ term: SHIFT_OPENING.found.label, value: formatNaira(found) }];

/** The float that the previous shift left, if it differs from the opening float. */
const leftBeforeFacts = ({ leftBefore, openingFloat }: Shift) =>
  leftBefore === undefined || leftBefore === openingFloat
    ? []
    : [{ term: messages.leftBefore, value: formatNaira(leftBefore) }];

/** Count and sum of the entries discarded in the shift; left out if there are none. */
const discardedFacts = (discards: Shift['discarded'] = []) =>
  discards.length === 0
    ? []
    : [
        {
          term: messages.discards.ofShift,
          value: messages.discards.sum(formatCount(discards.length), formatNaira(totalOf(discards))),
        },
      ];

/** What left the drawer; colleagues count it before they are told. */
const takenOut = ({ isOwn, lines }: Shift, parts: readonly { amount: Kobo }[]): string =>
  !isOwn && lines === undefined ? messages.notCountedYet : formatNaira(totalOf(parts));

const totalOf = (parts: readonly { amount: Kobo }[]): Kobo =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
