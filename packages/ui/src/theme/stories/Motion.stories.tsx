import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { keyframes, styled } from 'styled-components';
import { Button } from '../../controls';
import { CopyToken } from './CopyToken';
import { color, motion, radius, size, space, type } from '../index';

/**
 * Motion explains a change: where something came from, that a press was received, that something is still in progress. It takes 120 to
 * 180 ms, too short to hold anybody up, and nothing waits for it.
 *
 * | Token | For | In |
 * | --- | --- | --- |
 * | `motion.quick` | feedback on a press or hover: a colour, a border; surfaces that open beside their control | Button, SeatGrid, RowMenu, DatePicker |
 * | `motion.calm` | surfaces that open over the page, or grow | Modal, ConfirmDialog, the drawer, ProgressBar |
 * | `motion.turn` | progress, for as long as it lasts | Spinner |
 *
 * - **Only opening is animated.** A surface that closes disappears immediately: the clerk has decided, and the next passenger waits.
 * - **Short distances**: 4 px for a menu, 8 px for a dialog, always from where it belongs. Nothing flies across the screen.
 * - **Rows don't move.** A deleted row disappears, a sorted list does not slide. Tables are read, not watched.
 * - **Nothing blinks, bounces or loops**, except the spinner.
 * - **Reduced motion is respected**: under `prefers-reduced-motion` all of it takes no time, the spinner stands still, and a toast's bar
 *   runs invisibly. Components need no code for this: GlobalStyle does it.
 */
const meta = {
  title: 'Foundations/Motion',
  tags: ['autodocs'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

/** Press the button to replay each motion; with reduced motion nothing moves, and a changed size can be measured immediately. */
export const Durations: StoryObj = {
  render: () => <Durationboard />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show again' }));
    const moving = canvas.getByText('Calm').getAnimations();
    await expect(moving.length).toBeLessThanOrEqual(1);
    const sheet = canvas.getByText('Quick');
    for (const width of [200, 100]) {
      sheet.style.width = `${width}px`;
      await expect(sheet.offsetWidth).toBe(width);
    }
    sheet.style.width = '';
  },
};

function Durationboard() {
  const [round, setRound] = useState(0);
  return (
    <Board>
      <div>
        <Button onPress={() => setRound(round + 1)}>Show again</Button>
      </div>
      <Line>
        <Name>
          <CopyToken code="motion.quick">motion.quick</CopyToken> <span>{motion.quick}</span>
        </Name>
        <Unfolding key={`quick ${round}`}>Quick</Unfolding>
      </Line>
      <Line>
        <Name>
          <CopyToken code="motion.calm">motion.calm</CopyToken> <span>{motion.calm}</span>
        </Name>
        <Rising key={`calm ${round}`}>Calm</Rising>
      </Line>
      <Line>
        <Name>
          <CopyToken code="motion.turn">motion.turn</CopyToken> <span>{motion.turn}</span>
        </Name>
        <Turning aria-hidden="true" />
      </Line>
    </Board>
  );
}

const unfold = keyframes`
  from { opacity: 0.3; transform: translateY(-4px); }
`;

const rise = keyframes`
  from { opacity: 0.3; transform: translateY(8px); }
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Board = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 240px);
  gap: ${space[4]};
  align-items: center;
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line.default};
`;

const Name = styled.p`
  display: grid;
  font: ${type.smallStrong};

  span {
    font: ${type.caption};
    color: ${color.text.muted};
  }
`;

const Sheet = styled.div`
  padding: ${space[4]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  background: ${color.surface.raised};
  box-shadow: ${color.shadow.overlay};
  font: ${type.strong};
`;

const Unfolding = styled(Sheet)`
  animation: ${unfold} ${motion.quick};
`;

const Rising = styled(Sheet)`
  animation: ${rise} ${motion.calm};
`;

const Turning = styled.span`
  width: ${size.avatar};
  height: ${size.avatar};
  border: 3px solid ${color.line.control};
  border-top-color: ${color.brand.default};
  border-radius: ${radius.round};
  animation: ${turn} ${motion.turn};
`;
