import type { Meta, StoryObj } from '@storybook/react-vite';
import { HOSTILE_TEXT, LONG_TEXT, Sample, Sampler, UNBROKEN_TEXT } from '../../controls/fixtures';
import { CountBadge } from './CountBadge';
import { guide } from './CountBadge.guide';

const meta = {
  title: 'Data/CountBadge',
  component: CountBadge,
  tags: ['autodocs'],
  parameters: { guide },
  args: { count: 31, label: 'admins' },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four tones, nothing to count, thousands, and labels too long for their place. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="As beside a heading">
        <div>
          <CountBadge {...args} />
        </div>
      </Sample>
      <Sample name="success">
        <div>
          <CountBadge count={28} label="active" tone="success" />
        </div>
      </Sample>
      <Sample name="danger">
        <div>
          <CountBadge count={3} label="banned" tone="danger" />
        </div>
      </Sample>
      <Sample name="warning, thousands">
        <div>
          <CountBadge count={1_204} label="expenses wait" tone="warning" />
        </div>
      </Sample>
      <Sample name="None">
        <div>
          <CountBadge count={0} label="tickets" />
        </div>
      </Sample>
      <Sample name="Long">
        <div>
          <CountBadge count={4_812_500} label={LONG_TEXT} />
        </div>
      </Sample>
      <Sample name="Unbroken">
        <div>
          <CountBadge count={12} label={UNBROKEN_TEXT} />
        </div>
      </Sample>
      <Sample name="Hostile">
        <div>
          <CountBadge count={1} label={HOSTILE_TEXT} tone="danger" />
        </div>
      </Sample>
    </Sampler>
  ),
};
