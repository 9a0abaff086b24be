import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HOSTILE_TEXT, Sample, Sampler } from '../../controls/fixtures';
import { Barcode } from './Barcode';
import { guide } from './Barcode.guide';

const meta = {
  title: 'Components/Print/Barcode',
  component: Barcode,
  tags: ['autodocs'],
  parameters: { guide },
  args: { value: 'MP-48213-7' },
} satisfies Meta<typeof Barcode>;

export default meta;
type Story = StoryObj<typeof meta>;

const ROLL_WIDTH = 72;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/**
 * On the screen; on an 80-mm roll, where the narrowest bar is three printer dots wide and the quiet zone is on the
 * paper; and texts that are only written: characters that CODE128 does not have, and a text too long for any paper.
 */
export const States: Story = {
  tags: ['states'],
  render: ({ value }) => (
    <Sampler>
      <Sample name="On the screen">
        <div>
          <Barcode value={value} />
        </div>
      </Sample>
      <Sample name="On the roll">
        <div>
          <Barcode value="WB-7QF3XM-K" paperWidth={ROLL_WIDTH} />
        </div>
      </Sample>
      <Sample name="Not for bars">
        <div>
          <Barcode value="Ọ̀kọ̀-7" />
        </div>
      </Sample>
      <Sample name="Too long for the paper">
        <div>
          <Barcode value={'WAYBILL/AWKA/2025/'.repeat(4)} paperWidth={ROLL_WIDTH} />
        </div>
      </Sample>
      <Sample name="Hostile">
        <div>
          <Barcode value={HOSTILE_TEXT} />
        </div>
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Barcode of MP-48213-7' })).toBeVisible();
    const bars = canvas.getByRole('img', { name: 'Barcode of WB-7QF3XM-K' }).querySelector('svg');
    const millimetres = (bars?.getBoundingClientRect().width ?? 0) / (96 / 25.4);
    await expect(millimetres).toBeCloseTo(66, 0);
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await expect(canvas.getByText('Ọ̀kọ̀-7')).toBeVisible();
    // The bars contain no text of their own, which would shrink with them; the number below is legible.
    for (const drawn of canvas.getAllByRole('img')) await expect(drawn.querySelector('text')).toBeNull();
    const number = getComputedStyle(canvas.getByText('WB-7QF3XM-K'));
    await expect(Number.parseFloat(number.fontSize)).toBeGreaterThanOrEqual(12);
  },
};

/** With the number inside as well; the one below can be read. */
export const NumberInside: Story = {
  args: { fontSize: 2 },
  parameters: { pictures: [] },
  play: async ({ canvas, args: { value } }) => {
    const inside = canvas.getByRole('img').querySelector('text');
    await expect(inside).toHaveAttribute('font-size', '2');
    await expect(inside).toHaveTextContent(value);
    await expect(canvas.getAllByText(value)).toHaveLength(2);
  },
};
