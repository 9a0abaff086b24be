import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, TextLink } from '../../controls';
import { HOSTILE_TEXT, LONG_TEXT, Sample, Sampler, UNBROKEN_TEXT } from '../../controls/fixtures';
import { EmptyState } from '../../data';
import { Card } from './Card';
import { guide } from './Card.guide';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  tags: ['autodocs'],
  parameters: { guide },
  args: { title: 'Ticket Info', children: 'Awka - Lagos, 16 Jan 2025, 07:00 AM' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Without a title, with one, with a focused action, with content that reaches the edges, and with long texts. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Bare">
        <Card>{args.children}</Card>
      </Sample>
      <Sample name="With a title">
        <Card {...args} />
      </Sample>
      <Sample name="With an action">
        <Card
          title="Operation History"
          actions={<TextLink href="#/admin/operation-history">See all</TextLink>}
        >
          <Button>Show more</Button>
        </Card>
      </Sample>
      <Sample name="Content to the edges">
        <Card title="Trips" padding="none">
          <EmptyState text="No Trips Yet" />
        </Card>
      </Sample>
      <Sample name="Long">
        <Card title={LONG_TEXT} actions={<Button>Print again</Button>}>
          {LONG_TEXT}
        </Card>
      </Sample>
      <Sample name="Hostile">
        <Card title={UNBROKEN_TEXT}>
          {HOSTILE_TEXT} {UNBROKEN_TEXT}
        </Card>
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Ticket Info' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveFocus();
  },
};
