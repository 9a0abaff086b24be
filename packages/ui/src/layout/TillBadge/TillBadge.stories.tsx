import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sample, Sampler } from '../../controls/fixtures';
import { Head } from '../AppFrame/AppFrame';
import { TillBadge } from './TillBadge';
import { guide } from './TillBadge.guide';

const TILL = { counter: 'Awka 1', since: '15 Jan, 07:55 AM' };

const meta = {
  title: 'Components/Layout/TillBadge',
  component: TillBadge,
  tags: ['autodocs'],
  parameters: { guide },
  args: { href: '#/admin/till', till: TILL },
} satisfies Meta<typeof TillBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** An open till and none, hovered, focused, and with a long name. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="open">
        <TillBadge {...args} />
      </Sample>
      <Sample name="none">
        <TillBadge href={args.href} />
      </Sample>
      <Sample name="hovered" look="hovered">
        <TillBadge {...args} />
      </Sample>
      <Sample name="focused" look="focused">
        <TillBadge {...args} />
      </Sample>
      <Sample name="long">
        <TillBadge {...args} till={{ ...TILL, counter: 'Awka Regional Motor Park 12' }} />
      </Sample>
    </Sampler>
  ),
};

/** The header of a phone has the short form; the name stays whole. Enter opens the till. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Head>
      <TillBadge {...args} />
      <TillBadge href={args.href} />
    </Head>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Till open · Awka 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#/admin/till');
  },
};
