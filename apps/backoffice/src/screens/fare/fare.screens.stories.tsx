import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { paths } from '../../paths';
import { officeStory } from '../../stories/officeStory';

/** The fares of routes by vehicle type and period. */
const meta = { title: 'Screens/Fares' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { superAdmin } = paths;

export const Fares: Story = officeStory({
  at: superAdmin.fares,
  as: 'super_admin',
  pictures: [],
  shows: 'Easter',
  play: async () => {
    await expect(screen.getByText('Goes on')).toBeVisible();
    await expect(screen.getByText('Any')).toBeVisible();
  },
});

/** A fare needs a route, a first day and an amount; its period is optional. */
export const FareForm: Story = officeStory({
  at: superAdmin.createFare,
  as: 'super_admin',
  pictures: [],
  shows: 'Fare Information',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Create Fare' }));
    await expect(await screen.findByText('First day is required')).toBeVisible();
    await expect(screen.getByText('Fare is required')).toBeVisible();
  },
});
