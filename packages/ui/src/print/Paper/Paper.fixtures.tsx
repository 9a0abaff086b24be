import type { Decorator } from '@storybook/react-vite';
import type { PaperSize } from '../paper';
import { Paper } from './Paper';

const inPaper =
  (size: PaperSize): Decorator =>
  (Story) => (
    <Paper size={size}>
      <Story />
    </Paper>
  );

/** A story that is looked at on a receipt roll. Its decorator gives way to that of `onA4`. */
export const onRoll = {
  decorators: [
    ((Story, context) =>
      inPaper(context.parameters['screen'] === 'paperA4' ? 'A4' : '80mm')(
        Story,
        context,
      )) satisfies Decorator,
  ],
  parameters: { screen: 'paper80' },
};

/** The same story on an A4 sheet. */
export const onA4 = { parameters: { screen: 'paperA4' } };
