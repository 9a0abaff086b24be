import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../controls';
import { LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { Card } from '../Card/Card';
import { Page } from '../Page/Page';
import { PlainFrame } from './PlainFrame';
import { guide } from './PlainFrame.guide';

const meta = {
  title: 'Components/Layout/PlainFrame',
  component: PlainFrame,
  tags: ['autodocs'],
  args: {
    homeHref: '#/',
    children: (
      <Page title="This computer" lead="What a support call needs to know.">
        <Card title="Server">Everything works.</Card>
        <Card title="Printer" actions={<Button>Print a test page</Button>}>
          {LONG_TEXT} {UNBROKEN_TEXT}
        </Card>
      </Page>
    ),
  },
  parameters: { guide, layout: 'fullscreen', picture: 'page' },
} satisfies Meta<typeof PlainFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter on the focused brand follows its link; Tab continues into the page. */
export const Framed: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone'] },
  beforeEach: () => {
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
  play: async ({ canvas, userEvent }) => {
    const brand = canvas.getByRole('link', { name: /Motorpark/ });
    await userEvent.tab();
    await expect(brand).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#/');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print a test page' })).toHaveFocus();
    brand.focus();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};

/** The brand stays above the content that scrolls below it. */
export const Scrolled: Story = {
  parameters: { picture: 'window', pictures: ['light'] },
  args: {
    children: (
      <Page title="This computer">
        {Array.from({ length: 12 }, (_, place) => (
          <Card key={place} title={`Printer ${place + 1}`}>
            Everything works.
          </Card>
        ))}
      </Page>
    ),
  },
  play: async () => {
    window.scrollTo(0, 250);
    await waitFor(() => expect(window.scrollY).toBe(250));
  },
};
