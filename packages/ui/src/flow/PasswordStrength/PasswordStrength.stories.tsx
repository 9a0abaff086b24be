import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PasswordField } from '../../controls';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler } from '../../controls/fixtures';
import { Stack } from '../../layout';
import { PasswordStrength } from './PasswordStrength';
import { guide } from './PasswordStrength.guide';

const meta = {
  title: 'Components/Flow/PasswordStrength',
  component: PasswordStrength,
  tags: ['autodocs'],
  parameters: { guide },
  args: { password: 'Motorpark#2026' },
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** From empty to strong. */
export const EveryStrength: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'forced-colors'] },
  render: () => (
    <Sampler>
      {['', 'motorpark', 'Motorpark', 'Motorpark2026', 'Motorpark#2026', LONG_TEXT, HOSTILE_TEXT].map(
        (password) => (
          <Sample key={password} name={password || 'Nothing yet'}>
            <PasswordStrength password={password} />
          </Sample>
        ),
      )}
    </Sampler>
  ),
};

/** A server may require more characters: the segments and the advice follow its number. */
export const LongerThanUsual: Story = {
  args: { password: 'motorpark', leastLength: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByText(/^At least 10 characters/)).toBeVisible();
  },
};

/** Follows the typing and announces the strength to screen readers. */
export const WhileTyping: Story = {
  parameters: { pictures: [] },
  decorators: [inForm],
  render: function Typing() {
    const [password, setPassword] = useState('');
    return (
      <Stack gap={2}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <PasswordStrength password={password} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByLabelText('Password'));
    for (const [typed, label] of [
      ['motorpark', 'weak'],
      ['2', 'fair'],
      ['M', 'good'],
      ['#', 'strong'],
    ] as const) {
      await userEvent.keyboard(typed);
      await expect(status).toHaveTextContent(`Strength: ${label}`);
    }
  },
};
