import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Barcode } from './Barcode';

const meta = {
  title: 'Print/Barcode',
  component: Barcode,
  tags: ['autodocs'],
  args: { value: 'MP-48213-7' },
} satisfies Meta<typeof Barcode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Black on white with ten modules of white on either side, in the dark theme too. */
export const WaybillNumber: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Barcode of MP-48213-7' })).toBeVisible();
  },
};

/** CODE128 has no such letters: the number is written, to be typed. */
export const NotForBars: Story = {
  args: { value: 'Ọ̀kọ̀-7' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Ọ̀kọ̀-7')).toBeVisible();
  },
};

/** On an 80-mm roll: each bar is three whole dots of the printer's head, and the white ends stay on the paper. */
export const OnTheRoll: Story = {
  args: { value: 'WB-7QF3XM-K', paperWidth: 72 },
  play: async ({ canvas }) => {
    const bars = canvas.getByRole('img', { name: 'Barcode of WB-7QF3XM-K' }).querySelector('svg');
    const millimetres = (bars?.getBoundingClientRect().width ?? 0) / (96 / 25.4);
    await expect(millimetres).toBeCloseTo(66, 0);
  },
};

/** Too long for any paper: it is only written. */
export const TooLongForThePaper: Story = {
  args: { value: 'WAYBILL/AWKA/2025/'.repeat(4), paperWidth: 72 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
