import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card';
import { Page } from '../Page/Page';
import { PlainFrame } from './PlainFrame';

const meta = {
  title: 'Layout/PlainFrame',
  component: PlainFrame,
  tags: ['autodocs'],
  args: {
    homeHref: '#/',
    children: (
      <Page title="This computer" lead="What a support call needs to know.">
        <Card title="Server">Everything works.</Card>
      </Page>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen', picture: 'page' },
} satisfies Meta<typeof PlainFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Framed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Motorpark/ })).toHaveAttribute('href', '#/');
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};

export const OnAPhone: Story = { parameters: { screen: 'phone' } };
