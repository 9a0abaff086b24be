import type { Decorator } from '@storybook/react-vite';
import type { PaperSize } from '../../theme/papers';
import { Paper } from './Paper';

const inPaper =
  (size: PaperSize): Decorator =>
  (Story) => (
    <Paper size={size}>
      <Story />
    </Paper>
  );

const PAPER_OF = new Map<string, PaperSize>([
  ['paper58', '58mm'],
  ['paperA4', 'A4'],
]);

/** Shows a story on a receipt roll. The parameters of `onA4` and `onNarrowRoll` change the paper. */
export const onRoll = {
  decorators: [
    ((Story, context) =>
      inPaper(PAPER_OF.get(String(context.parameters['screen'])) ?? '80mm')(
        Story,
        context,
      )) satisfies Decorator,
  ],
  parameters: { screen: 'paper80' },
};

/** The same story on a narrow roll, without the margin of the canvas, so that what is measured is as wide as the roll. */
export const onNarrowRoll = { parameters: { screen: 'paper58', layout: 'fullscreen' } };

/** The same story on an A4 sheet. */
export const onA4 = { parameters: { screen: 'paperA4' } };
