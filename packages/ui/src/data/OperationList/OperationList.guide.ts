import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    {
      when: 'The complete ledger; tickets, trips, waybills compared by column',
      use: 'Components/Data/DataTable',
    },
    { when: 'The history of one ticket or waybill', use: 'Components/Data/Timeline' },
    { when: 'Income over several days', use: 'Components/Data/IncomeChart' },
  ],
  anatomy: [
    { part: 'Icon', is: 'A ticket, a parcel or a receipt: the kind of record that created the line.' },
    { part: 'Description', is: 'What it was; below it the origin and destination, or the terminal.' },
    { part: 'Reversal', is: 'Marks a line that reverses an earlier one. Neither line is ever removed.' },
    {
      part: 'Amount',
      is: 'Signed: + for money received, − for money paid out. The colour repeats the sign.',
    },
    { part: 'Time', is: 'Date and time in Lagos.' },
    { part: 'Footer', is: 'How many lines are shown, of how many.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from line to line.' },
    { keys: 'Enter', does: 'Opens the details of the line.' },
  ],
  usage: `
import type { Operation } from '@motorpark/domain';
import { OperationList } from '@motorpark/ui';

export function Example({ operations }: { operations: readonly Operation[] }) {
  return (
    <OperationList
      label="Operation history"
      operations={operations}
      hrefOf={({ id }) => \`#/operations/\${id}\`}
      emptyText="No transactions found"
    />
  );
}
`,
  dos: ['Show the newest lines, newest first, also when filtered.', 'Link to the complete ledger beside it.'],
  donts: [
    'Don’t hide reversals: the lines would no longer add up to the total.',
    'Don’t put a menu into a line: its actions are on the details page.',
  ],
};
