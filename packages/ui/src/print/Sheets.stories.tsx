import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { PAPER_SIZES, type PaperSize } from '../theme/papers';
import { LETTERHEAD } from './letterhead.fixtures';
import { ManifestSheet } from './ManifestSheet/ManifestSheet';
import { aLine, aManifest, aParcel } from './ManifestSheet/ManifestSheet.fixtures';
import { PaperPreview } from './PaperPreview/PaperPreview';
import { PrintSheet } from './PrintSheet/PrintSheet';
import { ReportSheet } from './ReportSheet/ReportSheet';
import { ShiftReport } from './ShiftReport/ShiftReport';
import { EVEN_SHIFT } from './ShiftReport/ShiftReport.fixtures';
import { UnseatedSheet } from './UnseatedSheet/UnseatedSheet';
import { anUnseated } from './UnseatedSheet/UnseatedSheet.fixtures';

/** The longest name, address and goods that people have given so far. */
const NAME = 'Oluwaseun Chukwuebuka-Adeyemi Oghenekevwe Onyekachukwu-Ezenwa Ogunbiyi';
const ADDRESS = 'Suite 14, Emmanuel Plaza, 12 Nnamdi Azikiwe Street, Trans-Ekulu, Enugu';
const GOODS = 'Spare parts of a generator, wrapped in sacking, with the papers inside';

interface SheetOfRows {
  rows: number;
  paper: PaperSize;
  /** Renders the sheet with so many rows. */
  sheet: (rows: readonly number[]) => ReactNode;
}

/** Each sheet that is as long as its rows, with any number of them, and how many pages or slips of a roll it takes. */
const meta: Meta<SheetOfRows> = {
  title: 'Domain/Receipts and sheets/Number of sheets',
  args: { rows: 14, paper: 'A4' },
  argTypes: {
    rows: { control: { type: 'range', min: 0, max: 60 } },
    paper: { control: 'inline-radio', options: PAPER_SIZES },
    sheet: { table: { disable: true } },
  },
  parameters: { pictures: [] },
  globals: { viewport: { value: 'paperA4' } },
  render: ({ rows, paper, sheet }) => {
    const shown = sheet(Array.from({ length: rows }, (_, place) => place + 1));
    return (
      <>
        <PaperPreview paper={paper} label="Sheet">
          {shown}
        </PaperPreview>
        <PrintSheet paper={paper}>{shown}</PrintSheet>
      </>
    );
  },
};

export default meta;
type Story = StoryObj<SheetOfRows>;

const HEAD = { letterhead: LETTERHEAD, printedAt: '2025-01-15T08:30:00.000Z' };

/** How many sheets there are by paper and number of rows. */
const sheets = (byPaper: Partial<Record<PaperSize, Record<number, number>>>) =>
  Object.entries(byPaper).flatMap(([paper, byRows]) =>
    Object.entries(byRows).map(([rows, count]) => ({ args: { paper, rows: Number(rows) }, count })),
  );

/** A slip of a roll is as long as its rows. */
const slips = (count: number) => ({ 0: count, 60: count });

const passenger = (seat: number, name: string) =>
  aLine(seat, name, {
    address: name === NAME ? ADDRESS : '12 Zik Avenue, Awka',
    nextOfKinName: name === NAME ? NAME : 'Uche Obi',
    boardedAt: '2025-01-15T08:12:00.000Z',
    boardedBy: 'Ada Obi',
  });

/** Two copies, each on its own pages. A small bus has room on one page, with both signatures. */
export const Passengers: Story = {
  args: {
    sheet: (seats) => (
      <ManifestSheet
        {...HEAD}
        manifest={aManifest({
          totalSeats: 60,
          passengers: seats.map((seat) => passenger(seat, 'Chinedu Obi')),
          parcels: [],
        })}
      />
    ),
  },
  parameters: {
    sheets: sheets({ A4: { 0: 2, 1: 2, 14: 2, 32: 4, 60: 4 }, '80mm': slips(2), '58mm': slips(2) }),
  },
};

/** Also if all of them have the longest names and addresses, and the bus a second driver. */
export const PassengersWithLongNames: Story = {
  args: {
    sheet: (seats) => (
      <ManifestSheet
        {...HEAD}
        manifest={aManifest({
          totalSeats: 60,
          driver: NAME,
          secondDriver: NAME,
          secondDriverPhone: '08034127700',
          passengers: seats.map((seat) => passenger(seat, NAME)),
          parcels: [],
        })}
      />
    ),
  },
  parameters: {
    pictures: ['light'],
    sheets: sheets({ A4: { 0: 2, 1: 2, 14: 2, 32: 4, 60: 6 }, '80mm': slips(2), '58mm': slips(2) }),
  },
};

/** The loaded parcels of a bus that carries nobody. */
export const Parcels: Story = {
  args: {
    sheet: (places) => (
      <ManifestSheet
        {...HEAD}
        manifest={aManifest({
          passengers: [],
          parcels: places.map((place) => aParcel(`WB-7QF${100 + place}-K`, GOODS)),
        })}
      />
    ),
  },
  parameters: {
    sheets: sheets({ A4: { 0: 2, 1: 2, 14: 2, 32: 4, 60: 6 }, '80mm': slips(2), '58mm': slips(2) }),
  },
};

/** The passengers to call. */
export const WithoutASeat: Story = {
  args: {
    sheet: (places) => (
      <UnseatedSheet {...HEAD} unseated={places.map((place) => anUnseated(`tk${place}`, NAME))} />
    ),
  },
  parameters: {
    sheets: sheets({ A4: { 0: 1, 1: 1, 14: 1, 32: 2, 60: 4 }, '80mm': slips(1), '58mm': slips(1) }),
  },
};

/** A report of the head office is only printed on A4. */
export const Report: Story = {
  args: {
    sheet: (places) => (
      <ReportSheet
        {...HEAD}
        title="Income by person"
        facts={['9 Jan 2025 to 15 Jan 2025', 'All terminals']}
        headers={['Person', 'Ticket', 'Waybill', 'Expense', 'Balance']}
        rows={places.map(() => [
          NAME,
          '₦99,999,999.00',
          '₦99,999,999.00',
          '−₦99,999,999.00',
          '₦99,999,999.00',
        ])}
        total={['Total', '₦99,999,999.00', '₦99,999,999.00', '−₦99,999,999.00', '₦99,999,999.00']}
      />
    ),
  },
  parameters: { sheets: sheets({ A4: { 0: 1, 1: 1, 14: 1, 32: 3, 60: 4 } }) },
};

/** The report on a drawer with so many drops of cash. */
export const Drops: Story = {
  args: {
    sheet: (places) => (
      <ShiftReport
        {...HEAD}
        shift={{
          ...EVEN_SHIFT,
          drops: places.map((place) => ({
            id: `d${place}`,
            amount: 9_999_999_900,
            note: 'Bank, with Emeka',
            at: '2025-01-15T06:55:00.000Z',
          })),
        }}
      />
    ),
  },
  parameters: {
    sheets: sheets({ A4: { 0: 1, 1: 1, 14: 2, 32: 2, 60: 4 }, '80mm': slips(1), '58mm': slips(1) }),
  },
};
