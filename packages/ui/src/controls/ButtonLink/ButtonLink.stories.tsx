import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout';
import { HOSTILE_TEXT, LONG_TEXT, Sample, Sampler } from '../fixtures';
import { AddIcon } from '../Icon/icons';
import { ButtonLink } from './ButtonLink';
import { guide } from './ButtonLink.guide';

const meta = {
  title: 'Components/Controls/ButtonLink',
  component: ButtonLink,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: 'Create Ticket', href: '#/admin/tickets/edit' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** The three variants, hovered, focused and pressed. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="primary, with an icon">
        <Inline>
          <ButtonLink {...args} variant="primary" icon={AddIcon} />
        </Inline>
      </Sample>
      <Sample name="secondary">
        <Inline>
          <ButtonLink {...args}>See Waybills</ButtonLink>
        </Inline>
      </Sample>
      <Sample name="with the keys that do the same">
        <Inline>
          <ButtonLink {...args} variant="primary" icon={AddIcon} keyHint="Alt+N" />
        </Inline>
      </Sample>
      <Sample name="quiet">
        <Inline>
          <ButtonLink {...args} variant="quiet">
            Previous
          </ButtonLink>
        </Inline>
      </Sample>
      {(['hovered', 'focused', 'pressed'] as const).map((look) => (
        <Sample key={look} name={`primary, ${look}`} look={look}>
          <ButtonLink {...args} variant="primary" />
        </Sample>
      ))}
      <Sample name="the present one of several">
        <Inline>
          <ButtonLink {...args} aria-current="page">
            Outgoing
          </ButtonLink>
          <ButtonLink {...args}>Incoming</ButtonLink>
        </Inline>
      </Sample>
      <Sample name="long">
        <Inline>
          <ButtonLink {...args}>{LONG_TEXT}</ButtonLink>
        </Inline>
      </Sample>
      <Sample name="hostile, as wide as its place">
        <ButtonLink {...args} isFullWidth>
          {HOSTILE_TEXT}
        </ButtonLink>
      </Sample>
    </Sampler>
  ),
};

/** It is a link: reached by Tab, followed by Enter and not by Space, with a real address. */
export const Followed: Story = {
  parameters: { pictures: [] },
  args: { variant: 'primary' },
  beforeEach: () => {
    window.location.hash = '';
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Create Ticket' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(window.location.hash).not.toBe('#/admin/tickets/edit');
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#/admin/tickets/edit');
  },
};
