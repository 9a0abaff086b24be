import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../controls';
import { LONG_TEXT, Sample, UNBROKEN_TEXT } from '../../controls/fixtures';
import { DescriptionList } from '../../data';
import { Card } from '../Card/Card';
import { Inline, Stack } from '../Stack/Stack';
import { Columns } from './Columns';
import { guide } from './Columns.guide';

const work = (
  <Card title="Seats">
    <Stack>
      <p>What one works on: the seats of the vehicle, a form, a list.</p>
      <Inline>
        <Button variant="primary">Next</Button>
      </Inline>
    </Stack>
  </Card>
);

const summary = (
  <Card title="Awka - Lagos">
    <Stack>
      <DescriptionList
        items={[
          { term: 'Travel date', value: '16 Jan 2025, 07:00 AM' },
          { term: 'Seats chosen', value: '4, 5' },
          { term: 'Amount', value: '₦37,000.00' },
        ]}
      />
      <Button>Change trip</Button>
    </Stack>
  </Card>
);

const meta = {
  title: 'Components/Layout/Columns',
  component: Columns,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: work, aside: summary, asideLabel: 'Trip summary' },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Side by side where there is room, one below the other where there is none, and with long texts. */
export const States: Story = {
  tags: ['states'],
  // Several asides on one page occur only in this story.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Stack gap={6}>
      <Sample name="With room">
        <Columns {...args} />
      </Sample>
      <div style={{ maxWidth: 560 }}>
        <Sample name="Without room">
          <Columns {...args} asideLabel="Trip summary, below" />
        </Sample>
      </div>
      <Sample name="Long">
        <Columns asideLabel="Long summary" aside={<Card title={LONG_TEXT}>{UNBROKEN_TEXT}</Card>}>
          <Card title={UNBROKEN_TEXT}>{UNBROKEN_TEXT + UNBROKEN_TEXT + UNBROKEN_TEXT + UNBROKEN_TEXT}</Card>
        </Columns>
      </Sample>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Trip summary' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Next' })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Change trip' })[0]).toHaveFocus();
  },
};

/** The aside stays in view while the main content scrolls. */
export const Scrolled: Story = {
  parameters: { picture: 'window', pictures: ['light'] },
  args: {
    children: (
      <Stack>
        {Array.from({ length: 20 }, (_, place) => (
          <Card key={place} title={`Seat ${place + 1}`}>
            Available
          </Card>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    window.scrollTo(0, 250);
    await waitFor(() => expect(window.scrollY).toBe(250));
  },
};
