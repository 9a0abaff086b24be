import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is main content with a summary', use: 'Components/Layout/Columns' },
    { when: 'It is a search box with the buttons of a list', use: 'Components/Layout/Toolbar' },
    { when: 'It is a row of figures', use: 'Components/Data/SummaryCard' },
  ],
  anatomy: [
    { part: 'Stack', is: 'Children one below the other, each as wide as the stack.' },
    { part: 'Inline', is: 'Children side by side. Those that do not fit wrap onto the next line.' },
    { part: 'FieldGrid', is: 'Fields in two or three columns, as many as fit at 184 px each.' },
  ],
  keyboard: [],
  usage: `
import { Button, Stack } from '@motorpark/ui';

export function Example() {
  return (
    <Stack gap={4}>
      <p>One below the other, 16px apart.</p>
      <Button>Continue</Button>
    </Stack>
  );
}
`,
  dos: [
    'Choose the gap by grouping: 2 within a group, 4 between fields, 6 between groups.',
    'Let the outer stack set the spacing; its children have no margins.',
  ],
  donts: [
    'Don’t nest more than two: use a page, a card or a section instead.',
    'Don’t lay out by the width of the screen: these components respond to their container.',
  ],
};
