import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { officePaths, paths } from '../../paths';
import { officeStory } from '../../stories/officeStory';

/** The discounts that may be given at a sale. */
const meta = { title: 'Screens/Discounts' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { superAdmin } = paths;

export const Discounts: Story = officeStory({
  at: superAdmin.discounts,
  as: 'super_admin',
  shows: 'Students',
  play: async () => {
    await expect(screen.getByText('12 of 100')).toBeVisible();
  },
});

/** A discount is a percentage or an amount, and says who gives it. */
export const DiscountForm: Story = officeStory({
  at: officePaths.discount.create,
  as: 'super_admin',
  shows: 'Discount Information',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Create Discount' }));
    await expect(await screen.findByText('Enter a percentage or naira.')).toBeVisible();
    await expect(screen.getByText('Choose who gives it.')).toBeVisible();
  },
});
