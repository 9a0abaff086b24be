import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, expect } from 'storybook/test';
import { AddIcon, Button, ButtonLink, DateField, SelectField, TextField } from '../../controls';
import { HOSTILE_TEXT, LONG_TEXT, show } from '../../controls/fixtures';
import { Card } from '../Card/Card';
import { Columns } from '../Columns/Columns';
import { FieldGrid } from '../Stack/FieldGrid';
import { Inline, Stack } from '../Stack/Stack';
import { Page } from './Page';
import { guide } from './Page.guide';

const nothing = fn();

const passenger = (
  <Card>
    <Stack>
      <FieldGrid>
        <TextField label="Traveler name" name="travelerName" value="" onChange={nothing} isRequired />
        <TextField
          label="Mobile number"
          name="travelerPhone"
          type="tel"
          value=""
          onChange={nothing}
          error="Mobile number is required."
          isRequired
        />
        <TextField
          label="Next of kin mobile"
          name="nextOfKinPhone"
          type="tel"
          value=""
          onChange={nothing}
          isRequired
        />
        <DateField label="Date of birth" name="dateOfBirth" value="" onChange={nothing} isRequired />
      </FieldGrid>
      <Inline justify="between">
        <Button variant="quiet">Previous</Button>
        <Button variant="primary" keyHint="Enter">
          Next
        </Button>
      </Inline>
    </Stack>
  </Card>
);

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  tags: ['autodocs'],
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: {
    title: 'Book Tickets',
    back: { label: 'Back', href: '#/admin/tickets' },
    children: (
      <Columns asideLabel="Trip summary" aside={<Card title="Awka - Lagos">16 Jan 2025, 07:00 AM</Card>}>
        {passenger}
      </Columns>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Main content and its summary, with the way back pointed at. The title is the page's only h1, and the window's title. */
export const WithColumns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Book Tickets');
    await expect(canvas.getByRole('complementary', { name: 'Trip summary' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Awka - Lagos' })).toBeVisible();
    await expect(document.title).toBe('Book Tickets · Motorpark');
    show(canvas.getByRole('link', { name: 'Back' }), 'hovered');
  },
};

/** A list: the number of records, and the page's main button. */
export const List: Story = {
  args: {
    title: 'Terminals',
    badge: '8',
    lead: 'Every park the company sells seats from.',
    back: undefined,
    actions: (
      <ButtonLink href="#/super-admin/terminal/create-terminal" variant="primary" icon={AddIcon}>
        Add New
      </ButtonLink>
    ),
    children: (
      <Card padding="none" title="All terminals">
        <p style={{ padding: 16 }}>No Terminals Yet</p>
      </Card>
    ),
  },
};

/** All parts with long texts: titles wrap, a form that is alone on the page keeps its lines short, the back link is focused. */
export const Form: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone'] },
  args: {
    title: LONG_TEXT,
    lead: HOSTILE_TEXT,
    width: 'form',
    badge: '1,204',
    actions: (
      <>
        <Button>Print</Button>
        <Button variant="primary">Submit</Button>
      </>
    ),
    children: (
      <Card title="Route Information" actions={<Button variant="quiet">Clear</Button>}>
        <FieldGrid columns={3}>
          <TextField label="Distance" name="distance" value="" onChange={nothing} />
          <TextField label="Duration" name="duration" value="" onChange={nothing} hint="Hours and minutes" />
          <SelectField
            label="Origin"
            name="origin"
            value=""
            onChange={nothing}
            options={[]}
            placeholder="Select"
          />
        </FieldGrid>
      </Card>
    ),
  },
  beforeEach: () => {
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByRole('link', { name: 'Back' });
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#/admin/tickets');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    back.focus();
  },
};
