import type { Decorator } from '@storybook/react-vite';
import type { PaperSize } from '../../theme/papers';
import { Paper } from './Paper';

const inPaper =
  (size: PaperSize): Decorator =>
  (Story) => (
    <Paper paper={size}>
      <Story />
    </Paper>
  );

const PAPER_OF = new Map<string, PaperSize>([
  ['paper58', '58mm'],
  ['paperA4', 'A4'],
]);

const isViewport = (global: unknown): global is { value: string } =>
  typeof global === 'object' && global !== null && 'value' in global;

const paperIn = (viewport: unknown) => (isViewport(viewport) && PAPER_OF.get(viewport.value)) || '80mm';

const shownOn = (paper: string) => ({ viewport: { value: paper } });

/** Shows a story on a receipt roll. The globals of `onA4` and `onNarrowRoll` change the paper. */
export const onRoll = {
  decorators: [
    ((Story, context) => inPaper(paperIn(context.globals['viewport']))(Story, context)) satisfies Decorator,
  ],
  globals: shownOn('paper80'),
};

/** The same story on a narrow roll, without the margin of the canvas, so that what is measured is as wide as the roll. */
export const onNarrowRoll = { globals: shownOn('paper58'), parameters: { layout: 'fullscreen' } };

/** The same story on an A4 sheet. */
export const onA4 = { globals: shownOn('paperA4') };
