import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { color, space, type } from '../../theme';
import { Spinner } from '../Spinner/Spinner';
import { KeyHint } from '../KeyHint/KeyHint';
import * as icons from './icons';

/**
 * The product's icons, named by their meaning. They come from one library (Lucide), and only those in use are shipped with the app.
 * They have the colour of the text around them and are hidden from assistive technology: the component that uses one adds the text.
 *
 * - **16 px beside a word, 18 px alone in a button, 24 px above an empty state.** A stroke of 2; a tick in a seat is heavier.
 * - **One meaning, one icon.** An icon is named for its meaning (PrintIcon), never for what it shows (Printer), so that it is
 *   changed in one place.
 * - **An icon supports a label, or stands alone if everybody knows it**: close, search, more. Nobody understands a menu of icons without labels.
 * - **Each status has its own shape**, so that it can be told apart without colour.
 * - **Arrows and ticks are icons, never characters**: the typeface does not have all of them.
 */
const meta = { title: 'Foundations/Icons', tags: ['autodocs'] } satisfies Meta;

export default meta;

/** Every icon, the spinner and a key. */
export const Icons: StoryObj = {
  render: () => (
    <Grid>
      {Object.entries(icons).map(([name, Glyph]) => (
        <li key={name}>
          <Glyph size={24} aria-hidden="true" />
          {name}
        </li>
      ))}
      <li>
        <Spinner label="Loading" />
        Spinner
      </li>
      <li>
        <KeyHint>Enter</KeyHint>
        KeyHint
      </li>
    </Grid>
  ),
};

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: ${space[4]};

  li {
    display: grid;
    justify-items: center;
    align-content: end;
    gap: ${space[2]};
    font: ${type.caption};
    color: ${color.text.muted};
  }

  svg {
    color: ${color.text.default};
  }
`;
