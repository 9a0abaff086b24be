import type { WireImportPreview } from '@motorpark/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { importPath, paths, setUpImportPath } from '../../paths';
import { officeStory } from '../../stories/officeStory';
import { setUpWords } from '../company/setUpWords';
import { messages } from './messages';

/** The import of a CSV file's rows into a list. */
const meta = { title: 'Screens/Import' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { superAdmin } = paths;
const at = importPath(superAdmin.terminals);
const as = 'super_admin';
const shows = messages.file;

const NO_CHANGES = {
  question_count: 0,
  changed: 0,
  change_count: 0,
  changes: [],
  notes: [],
  first: { columns: [], rows: [] },
};

const RIGHT: WireImportPreview = {
  rows: 4_962,
  new: 4_960,
  ...NO_CHANGES,
  same: 2,
  wrong: 0,
  mistake_count: 0,
  mistakes: [],
  completed_count: 0,
  completed: [],
};

const WRONG: WireImportPreview = {
  rows: 5_000,
  new: 4_956,
  ...NO_CHANGES,
  same: 2,
  wrong: 42,
  completed_count: 0,
  completed: [],
  mistake_count: 43,
  mistakes: [
    { row: 12, column: 'Name', value: '', message: 'Terminal Name is required' },
    { row: 12, column: 'State', value: '', message: 'State is required' },
    { row: 318, column: 'Name', value: 'Аwka', message: 'Please type this name in Latin letters.' },
    { row: 1_204, column: 'Name', value: 'Lagos', message: 'A terminal with this name already exists.' },
    { row: 4_820, column: '', value: '', message: 'This row has more cells than there are headings.' },
  ],
};

const UNUSUAL = {
  rows: 1,
  new: 0,
  same: 0,
  wrong: 1,
  question_count: 1,
  mistake_count: 1,
  mistakes: [
    {
      row: 2,
      column: 'First day',
      value: '12/5/26',
      message: 'The first day, 12 May 2026, has passed. Trips are made from 15 Jan 2027 on.',
    },
  ],
};

const choose = async (name = 'terminals.csv') => {
  const input = screen.getByLabelText(messages.file, { selector: 'input' });
  await userEvent.upload(input, new File(['Name,Address,City,State'], name, { type: 'text/csv' }));
};

const sees = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** Before a file is chosen. */
export const Terminals: Story = officeStory({ at, as, shows });

/** Imported admins have no passcode yet. */
export const Admins: Story = officeStory({
  at: importPath(superAdmin.admins),
  as,
  isState: true,
  shows: /Department is one of: Customer Service, Logistics, Secretary, Manager\./,
});

/** An import that the set-up offers leads back to the next step of the set-up. */
export const FromSetUp: Story = officeStory({
  at: setUpImportPath(superAdmin.terminals),
  as,
  pictures: [],
  shows: messages.backToSetUp,
  answers: {
    getSetUp: { data: { done: ['company', 'terminals'], had_terms: false, provider_trouble: '' } },
    previewImport: { data: { ...RIGHT, rows: 10, new: 10, same: 0 } },
    importRecords: { data: { imported: 10, changed: 0, same: 0 } },
  },
  play: async () => {
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Import 10 terminals' }));
    await sees('10 terminals imported.');
    await sees(setUpWords.title);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Routes' })).toBeVisible());
  },
});

/** Each mistake is listed by row and column; nothing can be imported. */
export const Mistakes: Story = officeStory({
  at,
  as,
  pictures: ['desktop--light', 'phone--light'],
  shows,
  answers: { previewImport: { data: WRONG } },
  isOnPhones: true,
  play: async () => {
    await choose();
    await sees('Please type this name in Latin letters.');
    await expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
  },
});

/** Whether the user has said so. */
let isMeant = false;

/** What is unusual is listed like a mistake, until the user says that it is meant. */
export const Unusual: Story = officeStory({
  at: importPath(superAdmin.timetable),
  as,
  pictures: [],
  shows,
  answers: {
    previewImport: () => ({
      data: isMeant ? { ...RIGHT, rows: 1, new: 1, same: 0 } : { ...RIGHT, ...UNUSUAL },
    }),
    importRecords: 'waiting',
  },
  play: async () => {
    isMeant = false;
    await choose('services.csv');
    await sees(/^The first day, 12 May 2026, has passed/);
    await expect(screen.queryByRole('button', { name: /^Import 1/ })).toBeNull();
    isMeant = true;
    await userEvent.click(screen.getByRole('button', { name: 'It is correct as it is' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 service' }));
    await sees(messages.importing);
  },
});

/** The import works by keyboard alone. */
export const Right: Story = officeStory({
  at,
  as,
  shows,
  answers: { previewImport: { data: RIGHT }, importRecords: 'waiting' },
  play: async () => {
    await choose();
    await sees('Import 4,960 terminals');
    screen.getByRole('button', { name: 'Choose another' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Import 4,960 terminals' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await sees(messages.importing);
  },
});

/** A file of fares: what each existing route changes is shown before, with the first rows as they will be stored. */
export const FaresOfExistingRoutes: Story = officeStory({
  at: importPath(superAdmin.routes),
  as,
  pictures: [],
  shows,
  answers: {
    previewImport: {
      data: {
        ...RIGHT,
        rows: 3,
        new: 1,
        same: 0,
        changed: 2,
        change_count: 2,
        changes: [
          { row: 2, name: 'Awka - Lagos', column: 'Fare', from: '₦18,500.00', to: '₦21,000.00' },
          { row: 3, name: 'Awka - Abuja', column: 'Fare', from: '', to: '₦24,000.00' },
        ],
        first: {
          columns: ['Route ID', 'Duration', 'Fare'],
          rows: [
            ['Awka - Lagos', '7 hours', '₦21,000.00'],
            ['Awka - Abuja', '7 hours 30 minutes', '₦24,000.00'],
            ['Awka - Aba', 'half a day (counts as 6 hours)', '₦5,000.00'],
          ],
        },
      },
    },
    importRecords: 'waiting',
  },
  play: async () => {
    await choose('routes.csv');
    await sees('half a day (counts as 6 hours)');
    await sees('2 values will change');
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 route and change 2' }));
    await sees(messages.importing);
  },
});

/** A holiday in the exported timetable: what the trips become is said before it is saved. */
export const HolidayOfServices: Story = officeStory({
  at: importPath(superAdmin.timetable),
  as,
  shows,
  answers: {
    previewImport: {
      data: {
        ...RIGHT,
        rows: 2,
        new: 0,
        same: 1,
        changed: 1,
        change_count: 1,
        changes: [{ row: 2, name: 'Awka - Lagos, 07:00 AM', column: 'Not on', from: '', to: '25 Dec 2026' }],
        notes: ['1 trip is taken away.'],
      },
    },
  },
  play: async () => {
    await choose('services.csv');
    await sees(/These records exist already\..* 1 trip is taken away\.$/);
    await expect(screen.getByRole('button', { name: 'Change 1 service' })).toBeVisible();
  },
});

/** A spreadsheet removed the first 0 of two phone numbers. */
export const CompletedPhones: Story = officeStory({
  at: importPath(superAdmin.drivers),
  as,
  shows,
  answers: {
    previewImport: {
      data: {
        ...RIGHT,
        completed_count: 2,
        completed: [
          { row: 2, column: 'Phone', value: '8034127781', stored: '08034127781' },
          { row: 9, column: 'Phone', value: '2348034127782', stored: '08034127782' },
        ],
      },
    },
  },
  play: async () => {
    await choose('drivers.csv');
    await sees('0803 412 7782');
  },
});

/** The file was imported before. */
export const NothingNew: Story = officeStory({
  at,
  as,
  pictures: [],
  shows,
  answers: { previewImport: { data: { ...RIGHT, new: 0, same: 4_962 } } },
  play: async () => {
    await choose();
    await sees(messages.nothingNew);
  },
});

const WORKBOOK =
  'This is an Excel workbook, not a CSV file. In Excel, save it as “CSV UTF-8 (Comma delimited)”.';

/** The file is no CSV. */
export const Refused: Story = officeStory({
  at,
  as,
  shows,
  answers: {
    previewImport: { status: 422, body: { message: WORKBOOK, errors: { file: [WORKBOOK] } } },
  },
  play: async () => {
    await choose('terminals.xlsx.csv');
    await sees(WORKBOOK);
  },
});

/** The check can be repeated. */
export const WithoutConnection: Story = officeStory({
  at,
  as,
  pictures: [],
  shows,
  answers: { previewImport: 'offline' },
  play: async () => {
    await choose();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});
