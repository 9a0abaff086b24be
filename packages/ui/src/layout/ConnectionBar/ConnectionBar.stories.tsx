import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../controls';
import { Sample, Sampler } from '../../controls/fixtures';
import { ConnectionBar, type ConnectionBarProps } from './ConnectionBar';
import { guide } from './ConnectionBar.guide';

const meta = {
  title: 'Components/Layout/ConnectionBar',
  component: ConnectionBar,
  tags: ['autodocs'],
  parameters: { guide },
  args: { state: 'offline' },
} satisfies Meta<typeof ConnectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Lost, slow, and online, where nothing is shown. */
export const States: Story = {
  tags: ['states'],
  render: () => (
    <Sampler>
      {(['offline', 'slow', 'online'] as const).map((state) => (
        <Sample key={state} name={state}>
          <ConnectionBar state={state} />
        </Sample>
      ))}
    </Sampler>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No connection.')).toBeVisible();
    await expect(canvas.getByText('The connection is slow.')).toBeVisible();
    await expect(canvas.queryByText('The connection is back.')).toBeNull();
  },
};

/** At a counter whose sales are sent later, it says so. */
export const SentLater: Story = {
  args: { sendsLater: true },
  parameters: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/are kept here and sent automatically\.$/)).toBeVisible();
  },
};

/** On a phone the text may take a second line. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

function GoesAndComes() {
  const [state, setState] = useState<ConnectionBarProps['state']>('online');
  return (
    <>
      <ConnectionBar state={state} />
      {(['offline', 'slow', 'online'] as const).map((next) => (
        <Button key={next} onPress={() => setState(next)}>
          {next}
        </Button>
      ))}
    </>
  );
}

/** The region stays mounted, so that each change is announced; when the connection is back, the bar disappears and only an announcement says so. */
export const GoesAndComesBack: Story = {
  tags: ['!autodocs'],
  render: () => <GoesAndComes />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'offline' }));
    await expect(region).toHaveTextContent(/^No connection/);
    await userEvent.click(canvas.getByRole('button', { name: 'slow' }));
    await expect(region).toHaveTextContent(/^The connection is slow/);
    await userEvent.click(canvas.getByRole('button', { name: 'online' }));
    await expect(region).toHaveTextContent(/^The connection is back\.$/);
  },
};
