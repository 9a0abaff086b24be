import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { officePaths, paths } from '../../paths';
import { insurance, papers } from '../../stories/company/office';
import type { Answers } from '../../stories/mockServer';
import { officeStory } from '../../stories/officeStory';

/** The papers of vehicles and drivers. */
const meta = { title: 'Screens/Papers' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { superAdmin } = paths;
/** The papers up to the last day of the query. */
const ANSWERS: Answers = {
  getPapers(query) {
    const data = papers.filter(({ expires_on: until }) => until <= (query.get('to') ?? until));
    return { data, total: data.length };
  },
};

export const Papers: Story = officeStory({
  at: superAdmin.papers,
  as: 'super_admin',
  answers: ANSWERS,
  pictures: ['desktop--light'],
  shows: 'AWK 7731 b1',
});

/** What has expired or expires soon is on the dashboard, with a link to all of it. */
export const OnDashboard: Story = officeStory({
  at: superAdmin.dashboard,
  as: 'super_admin',
  answers: ANSWERS,
  pictures: ['desktop--light'],
  shows: 'Papers that expire soon',
  play: async () => {
    const table = within(
      await screen.findByRole('table', { name: 'Vehicles and drivers whose papers expire' }),
    );
    await expect(table.getByText('Expired')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'All papers' })).toHaveAttribute(
      'href',
      expect.stringContaining('to=2025-02-14'),
    );
  },
});

/** A paper belongs to a vehicle or to a driver; the kinds are those that the company has set for it. */
export const PaperForm: Story = officeStory({
  at: officePaths.paper.create,
  as: 'super_admin',
  answers: ANSWERS,
  shows: 'Paper Information',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Create Paper' }));
    await expect(await screen.findByText('Choose a vehicle or a driver.')).toBeVisible();
  },
});

/** A file that is no paper is refused before it is sent; the server looks at its content, too. */
export const FileIsAttached: Story = officeStory({
  at: superAdmin.papers,
  as: 'super_admin',
  answers: { ...ANSWERS, savePaperFile: { data: { ...insurance, file_type: 'application/pdf' } } },
  pictures: [],
  shows: 'AWK 7731 b1',
  play: async () => {
    const [first] = screen.getAllByRole('button', { name: /^Actions for ANB\s482\sXA/ });
    if (first) await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Attach File' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^File of Insurance/ }));
    const field = dialog.getByLabelText('File', { selector: 'input' });
    await userEvent.upload(field, new File(['<html>'], 'scan.pdf', { type: 'application/pdf' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Attach File' }));
    await expect(await dialog.findByText('Choose a PDF, or a photo as JPEG or PNG.')).toBeVisible();
    await userEvent.upload(field, new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Attach File' }));
    await waitFor(() => expect(screen.getByText('File attached.')).toBeVisible());
  },
});
