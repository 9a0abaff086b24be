import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT, Sample, Sampler, UNBROKEN_TEXT } from '../fixtures';
import { BackIcon } from '../Icon/icons';
import { TextLink } from './TextLink';
import { guide } from './TextLink.guide';

const meta = {
  title: 'Components/Controls/TextLink',
  component: TextLink,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: 'Forgot Passcode?', href: '#/forgot-password' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Alone, with an icon, within a sentence; hovered and focused. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Alone">
        <TextLink {...args} />
      </Sample>
      <Sample name="A way back">
        <TextLink {...args} icon={BackIcon}>
          Back
        </TextLink>
      </Sample>
      {(['hovered', 'focused'] as const).map((look) => (
        <Sample key={look} name={look} look={look}>
          <TextLink {...args} />
        </Sample>
      ))}
      <Sample name="Within a sentence">
        <p>
          The seats went to someone else.{' '}
          <TextLink {...args} isInline>
            Choose other seats
          </TextLink>{' '}
          to go on.
        </p>
      </Sample>
      <Sample name="Long">
        <TextLink {...args} icon={BackIcon}>
          {LONG_TEXT} {UNBROKEN_TEXT}
        </TextLink>
      </Sample>
      <Sample name="Hostile">
        <TextLink {...args}>{HOSTILE_TEXT}</TextLink>
      </Sample>
    </Sampler>
  ),
};

/** Tab reaches it, Enter follows it. */
export const Followed: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Forgot Passcode?' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#/forgot-password');
  },
};
