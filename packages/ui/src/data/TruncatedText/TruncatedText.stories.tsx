import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { HOSTILE_TEXT, Sample, Sampler, UNBROKEN_TEXT } from '../../controls/fixtures';
import { Stack } from '../../layout';
import { TruncatedText } from './TruncatedText';
import { guide } from './TruncatedText.guide';

const meta = {
  title: 'Components/Data/TruncatedText',
  component: TruncatedText,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: 'Chukwuemeka Onyekachukwu-Ezenwa' },
} satisfies Meta<typeof TruncatedText>;

export default meta;
type Story = StoryObj<typeof meta>;

const inColumn: Decorator = (Story) => (
  <div style={{ width: '16ch' }}>
    <Story />
  </div>
);

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Text that fits and text that doesn't; the same as buttons, hovered and focused. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      {(
        [
          ['Fits', 'Ngozi Okafor'],
          ['Cut', args.children],
          ['Unbroken', UNBROKEN_TEXT],
          ['Hostile', HOSTILE_TEXT],
        ] as const
      ).map(([name, text]) => (
        <Sample key={name} name={name}>
          <div style={{ width: '16ch' }}>
            <TruncatedText>{text}</TruncatedText>
          </div>
        </Sample>
      ))}
      {([undefined, 'hovered', 'focused', 'pressed'] as const).map((look) => (
        <Sample key={look ?? 'button'} name={look ? `Button, ${look}` : 'Button'} look={look}>
          <div style={{ width: '16ch' }}>
            <TruncatedText onPress={fn()}>{args.children}</TruncatedText>
          </div>
        </Sample>
      ))}
    </Sampler>
  ),
};

const open = fn();

/** Plain text is no tab stop, cut off or not. A button is one, and shows its full text; Escape hides it. */
export const WholeOnFocus: Story = {
  decorators: [inColumn],
  parameters: { picture: 'page' },
  beforeEach: () => {
    open.mockClear();
  },
  render: (args) => (
    <Stack gap={10}>
      <TruncatedText>Ngozi Okafor</TruncatedText>
      <TruncatedText {...args} />
      <TruncatedText onPress={open}>Oluwaseun Adebayo-Williams</TruncatedText>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const whole = () => document.querySelector('[data-text]');
    await waitFor(() => expect(document.fonts.status).toBe('loaded'));
    const cut = canvas.getByText(/^Chukwuemeka/).parentElement;
    await waitFor(() => expect(cut?.firstElementChild?.scrollHeight).toBeGreaterThan(cut?.clientHeight ?? 0));
    await expect(cut).not.toHaveAttribute('tabindex');
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(whole()).toHaveAttribute('data-text', 'Oluwaseun Adebayo-Williams'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(whole()).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(open).toHaveBeenCalledTimes(2);
  },
};

/** The same on hover. */
export const WholeOnHover: Story = {
  decorators: [inColumn],
  parameters: { pictures: ['light'], picture: 'page' },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText(/^Chukwuemeka/));
    await waitFor(() => expect(document.querySelector('[data-text]')).toBeVisible());
  },
};
