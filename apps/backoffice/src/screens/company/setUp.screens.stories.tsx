import { COMPANY_KIND_LABELS, KIND_SETTINGS, SET_UP_STEPS, type SetUpStep } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { href, paths } from '../../paths';
import { companyRow } from '../../stories/company/company';
import { terminal } from '../../stories/company/office';
import { officeStory } from '../../stories/officeStory';
import { setUpWords as words } from './setUpWords';
import { SET_UP } from './SetUpScreen';

/** Leads through everything that an empty company needs to sell its first seat. */
const meta = { title: 'Screens/Set up' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = paths.superAdmin.setUp;
const NO_COMPANY = {
  data: { ...companyRow, company_name: '', short_name: '', phones: '', address: '', email: '' },
};
const having = (...done: SetUpStep[]) => ({
  getSetUp: { data: { done, had_terms: false, provider_trouble: '' as const } },
});

/** Nothing is set up yet. */
export const Company: Story = officeStory({
  at,
  as: 'super_admin',
  answers: { ...having(), getCompany: NO_COMPANY },
  isOnPhones: true,
  shows: SET_UP.company.lead,
});

/** The kind of company answers the settings that matter most, and shows what it starts with. */
export const SmallPark: Story = officeStory({
  at,
  as: 'super_admin',
  answers: { ...having(), getCompany: NO_COMPANY },
  pictures: [],
  shows: words.kindHint,
  play: async () => {
    const row = () => screen.getByRole('row', { name: /^Staff sell/ });
    // Asked before the name, which has no focus that would scroll it away.
    await expect(screen.getByRole('radiogroup', { name: words.kind })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Company name' })).not.toHaveFocus();
    await expect(row()).toHaveTextContent(KIND_SETTINGS.shiftRule.answers.required);
    await userEvent.click(screen.getByRole('radio', { name: COMPANY_KIND_LABELS.park }));
    await expect(row()).toHaveTextContent(KIND_SETTINGS.shiftRule.answers.optional);
    const kept = screen.getByRole('row', { name: /^Personal data is kept/ });
    await expect(kept).toHaveTextContent(KIND_SETTINGS.retentionMonths.answers[0]);
  },
});

/** Steps that are done have a tick, also those after a skipped one. Any step can be chosen. */
export const Routes: Story = officeStory({
  at,
  as: 'super_admin',
  answers: having('company', 'terminals', 'drivers'),
  isOnPhones: true,
  pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  shows: SET_UP.routes.lead,
});

/** Skipping a step leads to the next one that is not done; the keyboard leads back to it. */
export const Skipped: Story = officeStory({
  at,
  as: 'super_admin',
  answers: having('company', 'terminals', 'drivers'),
  isState: true,
  shows: SET_UP.routes.lead,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: words.skip }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Vehicles' })).toBeVisible());
    screen.getByRole('button', { name: 'Routes' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Routes' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: words.skip }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Vehicles' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: words.skip }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'People' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: words.skip }));
    await waitFor(() => expect(screen.getByText('Skipped: Routes, Vehicles, People.')).toBeVisible());
  },
});

/** The next step is the first trip. */
export const Ready: Story = officeStory({
  at,
  as: 'super_admin',
  answers: having(...SET_UP_STEPS),
  isOnPhones: true,
  shows: words.ready,
  play: async () => {
    const next = screen.getByRole('link', { name: words.planTrip });
    await expect(next).toHaveAttribute('href', href(paths.superAdmin.editTrip));
  },
});

/** The dashboard shows how far the set-up has come, until the user hides the notice. */
export const Reminded: Story = officeStory({
  at: paths.superAdmin.dashboard,
  as: 'super_admin',
  answers: having('company', 'terminals'),
  isOnPhones: true,
  shows: words.progress(2, SET_UP_STEPS.length),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Show as a table')).toBeVisible());
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  },
});

export const Loading: Story = officeStory({
  at,
  as: 'super_admin',
  answers: { getSetUp: 'waiting' },
  pictures: [],
  shows: words.title,
});

export const Offline: Story = officeStory({
  at,
  as: 'super_admin',
  answers: { getSetUp: 'offline' },
  pictures: [],
  shows: /Internet disconnected/,
});

const SKIP = { name: words.skip };

/** Typed values are not lost when another step or Skip is pressed. */
export const LeftWithoutSaving: Story = officeStory({
  at,
  as: 'super_admin',
  answers: having('company'),
  isState: true,
  pictures: [],
  shows: SET_UP.terminals.lead,
  play: async () => {
    const name = await screen.findByRole('textbox', { name: 'Terminal Name' });
    await userEvent.type(name, 'Awka');
    await userEvent.click(screen.getByRole('button', { name: 'Terminals' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', SKIP));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await expect(name).toHaveValue('Awka');
    await userEvent.click(screen.getByRole('button', { name: 'Routes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Routes' })).toBeVisible());
  },
});

/** A skipped step to which the user returns stays open until it is done: a route takes two terminals. */
export const BackAtWhatWasSkipped: Story = officeStory({
  at,
  as: 'super_admin',
  answers: {
    ...having('company'),
    createTerminal: { data: terminal('t1', 'Awka', '14 Zik Avenue', 'Anambra') },
  },
  isState: true,
  shows: SET_UP.terminals.lead,
  play: async () => {
    await userEvent.click(screen.getByRole('button', SKIP));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Routes' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Terminals' }));
    for (const name of ['Terminal Name', 'Address', 'City', 'State'])
      await userEvent.type(await screen.findByRole('textbox', { name }), 'Awka');
    await userEvent.click(screen.getByRole('button', { name: 'Create Terminal' }));
    await waitFor(() => expect(screen.getByText(/^Terminal created successfully/)).toBeVisible());
    await expect(screen.getByRole('heading', { name: 'Terminals' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Terminal Name' })).toHaveValue('');
  },
});
