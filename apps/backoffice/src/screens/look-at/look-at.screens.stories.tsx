import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../paths';
import { officeStory } from '../../stories/officeStory';
import { lookAt } from '../../stories/company/shifts';
import { messages } from './messages';

/** What the head office looks at, of all kinds. */
const meta = { title: 'Screens/To look at' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const LOOK_AT = { at: paths.superAdmin.lookAt, as: 'super_admin' } as const;

/** Each row leads to where it is settled, and the menu says how many there are. */
export const ToLookAt: Story = officeStory({
  ...LOOK_AT,
  isOnPhones: true,
  answers: {
    getLookAt: {
      data: lookAt,
      next_cursor: null,
      total: lookAt.length,
      counts: { 'Short or over': 1, 'Not banked in time': 1, 'No till open': 1, Discarded: 1 },
    },
  },
  shows: 'Uche Eze',
  play: async () => {
    const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await expect(linkOf('Bank it')).toBe(
      '#/super-admin/shifts/drops?status=Not+banked&period=custom&from=2025-01-10&to=2025-01-10',
    );
    await expect(linkOf('See its line')).toBe('#/super-admin/operation-history/view?id=x2');
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    await expect(await menu.findByRole('link', { name: /To look at\s*4/ })).toBeVisible();
  },
});

/** The former address of the discarded entries leads to the list of them. */
export const FormerAddress: Story = officeStory({
  at: paths.superAdmin.discards,
  as: 'super_admin',
  pictures: [],
  shows: messages.lead,
});

export const Empty: Story = officeStory({
  ...LOOK_AT,
  isState: true,
  answers: { getLookAt: { data: [], next_cursor: null, total: 0 } },
  pictures: [],
  shows: messages.empty,
});
