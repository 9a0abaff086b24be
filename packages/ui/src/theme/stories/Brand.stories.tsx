import { formatDeparture, formatNaira, seatsOf, type Ticket, toggleSeat } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../../controls';
import { type Column, DataTable, StatusBadge } from '../../data';
import { FormCard } from '../../flow';
import { Stack } from '../../layout';
import { LocaleProvider, useLocale } from '../../locale';
import { Paper, TicketReceipt } from '../../print';
import { LETTERHEAD } from '../../print/letterhead.fixtures';
import { aTicket, PRINTED_AT } from '../../print/TicketReceipt/TicketReceipt.fixtures';
import { SeatGrid, TripSummary } from '../../travel';
import { SAME_SECTIONS } from '../../travel/overview/overview.fixtures';
import { aTrip } from '../../travel/TripSummary/TripSummary.fixtures';
import { themeDeclarations } from '../color';
import { createTheme } from '../createTheme';
import type { Theme } from '../palette';
import { Panel, Panels, Title } from './Colour.styles';

/**
 * The components in the colours and the currency of another company. `createTheme` makes both themes of one colour, and
 * throws an Error if something would not be legible; `LocaleProvider` sets currency, time zone and words. How to set
 * both is in "Using the library".
 */
const meta = {
  title: 'Foundations/Brand and country',
  tags: ['autodocs'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

const KENTE = createTheme({ brand: '#7a1f5c', accent: '#f0a63c' });
const ACCRA = { currency: 'GH₵', zone: '+00:00' };
const PLACES = { origin: 'Accra', destination: 'Kumasi', vehicleNumber: 'GT 4821-22' };

const trip = aTrip(PLACES);
const ticket = aTicket({ ...PLACES, travelerName: 'Ama Mensah', bookedBy: 'Kofi Boateng' });
const letterhead = {
  ...LETTERHEAD,
  companyName: 'Kente Coaches',
  address: 'Ring Road, Accra',
  email: 'care@kente.example',
};

/** A sale, a list and a receipt in plum, in cedis and in the time of Ghana. */
export const PlumInAccra: StoryObj = {
  // One picture shows both themes, whatever the theme of the page.
  parameters: { theme: 'light', ...SAME_SECTIONS },
  render: () => (
    <LocaleProvider region={ACCRA}>
      <Panels>
        <Counter name="Light" theme={KENTE.light} />
        <Counter name="Dark" theme={KENTE.dark} />
        <Paper paper="80mm">
          <TicketReceipt ticket={ticket} letterhead={letterhead} printedAt={PRINTED_AT} />
        </Paper>
      </Panels>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const [seat] = canvas.getAllByRole('button', { name: 'Seat 6, Available' });
    if (seat) await userEvent.click(seat);
    await expect(canvas.getByText('GH₵55,500.00')).toBeVisible();
    await expect(canvas.queryByText(/₦/)).toBeNull();
    // In Lagos it is 07:00 AM.
    await expect(canvas.getAllByText(/Thu.16.Jan(.2025)?, 06:00.AM/)).toHaveLength(5);
  },
};

const statusOf = ({ status = '' }: Ticket) => <StatusBadge status={status} />;

/** The form and the list of a counter. */
function Counter({ name, theme }: { name: string; theme: Theme }) {
  const [traveler, setTraveler] = useState('Ama Mensah');
  const [chosen, setChosen] = useState([4, 5]);
  const { region } = useLocale();
  const columns: Column<Ticket>[] = [
    { header: 'Traveler', cell: ({ travelerName }) => travelerName, isRowHeader: true },
    { header: 'Travel date', cell: ({ travelDate = '' }) => formatDeparture(travelDate, region) },
    { header: 'Amount', cell: ({ amount = 0 }) => formatNaira(amount, region), align: 'end' },
    { header: 'Status', cell: statusOf, card: 'badge' },
  ];
  return (
    <Panel $theme={themeDeclarations(theme)} aria-label={name}>
      <Title>{name}</Title>
      <Stack gap={4}>
        <FormCard label={`Sell a seat, ${name}`} submitLabel="Sell" onSubmit={() => {}} startsFocused={false}>
          <Stack gap={4}>
            <TextField name="travelerName" label="Traveler name" value={traveler} onChange={setTraveler} />
            <SeatGrid
              seats={seatsOf(trip, chosen)}
              onSelect={(seat) => setChosen(toggleSeat(chosen, seat))}
            />
            <TripSummary
              trip={trip}
              chosenSeats={chosen}
              fare={1_850_000}
              amount={chosen.length * 1_850_000}
            />
          </Stack>
        </FormCard>
        <DataTable
          label={`Tickets, ${name}`}
          columns={columns}
          rows={[ticket]}
          rowKey={({ id }) => id}
          emptyText="No Tickets Yet"
        />
      </Stack>
    </Panel>
  );
}
