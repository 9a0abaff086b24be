import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_TEXT, Sample, Sampler } from '../../controls/fixtures';
import { TabLinks } from './TabLinks';
import { guide } from './TabLinks.guide';

const meta = {
  title: 'Components/Layout/TabLinks',
  component: TabLinks,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Direction',
    current: '#/admin/trips',
    tabs: [
      { label: 'Outgoing', href: '#/admin/trips' },
      { label: 'Incoming', href: '#/admin/trips?direction=incoming' },
    ],
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** One is present, none is, hovered, focused, and with a long label. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone', 'forced-colors'] },
  render: (args) => (
    <Sampler>
      <Sample name="The first is present">
        <TabLinks {...args} />
      </Sample>
      <Sample name="None is">
        <TabLinks {...args} label="None" current={undefined} />
      </Sample>
      {(['hovered', 'focused'] as const).map((look) => (
        <Sample key={look} name={look} look={look}>
          <TabLinks {...args} label={look} />
        </Sample>
      ))}
      <Sample name="Long">
        <TabLinks {...args} label="Long" tabs={[...args.tabs, { label: LONG_TEXT, href: '#/admin' }]} />
      </Sample>
    </Sampler>
  ),
};

/** Tab reaches each link, Enter follows it. */
export const Followed: Story = {
  parameters: { pictures: [] },
  beforeEach: () => {
    window.location.hash = '';
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Direction' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Outgoing');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Incoming' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#/admin/trips?direction=incoming');
  },
};
