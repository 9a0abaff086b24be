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
