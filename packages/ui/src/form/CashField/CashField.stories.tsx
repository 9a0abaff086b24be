import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inFormWith } from '../form.fixtures';
import { CashField } from './CashField';
import { guide } from './CashField.guide';

const meta = {
  title: 'Components/Form/CashField',
  component: CashField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { due: 1_850_000 },
} satisfies Meta<typeof CashField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A choice fills in the sum, moves the focus into the field, and says what to hand back. */
export const States: Story = {
  tags: ['states'],
  decorators: [inFormWith({ paymentMethod: 'Cash', cashReceived: '' })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '₦20,000.00' }));
    await expect(canvas.getByLabelText('Cash Received')).toHaveFocus();
    await expect(canvas.getByText('Change: ₦1,500.00')).toBeVisible();
    await userEvent.keyboard('{Enter}');
  },
};

/** Less than the amount: the form says so. */
export const TooLittle: Story = {
  parameters: { pictures: [] },
  decorators: [
    inFormWith(
      { paymentMethod: 'Cash', cashReceived: '15,000' },
      { cashReceived: 'This is less than ₦18,500.00.' },
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByLabelText('Cash Received')).toHaveAccessibleDescription(/less than/);
  },
};
