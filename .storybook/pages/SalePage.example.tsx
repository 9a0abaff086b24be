import { formatNaira, type Region, seatsOf, type Ticket, toggleSeat } from '@motorpark/domain';
import {
  Button,
  type Column,
  DataTable,
  FieldGrid,
  FormCard,
  Inline,
  Page,
  PrintSheet,
  SeatGrid,
  SelectField,
  Stack,
  StatusBadge,
  TextField,
  TicketReceipt,
  toast,
  useLocale,
  usePrint,
} from '@motorpark/ui';
import { useState } from 'react';

/** What the form needs to know of a trip: its seats by number, those that are sold, and the fare in hundredths. */
const TRIP = {
  routeId: 'Accra - Kumasi',
  origin: 'Accra',
  destination: 'Kumasi',
  travelDate: '2025-01-16T06:00:00.000Z',
  vehicleType: 'Coach Bus',
  vehicleNumber: 'GT 4821-22',
  fare: 12_000,
  totalSeats: 18,
  takenSeats: [3, 8],
};

const LETTERHEAD = {
  companyName: 'Kente Coaches',
  phones: ['030 200 0000'],
  address: 'Ring Road, Accra',
  email: 'care@kente.example',
  ticketTerms: ['Be at the terminal 30 minutes before departure.'],
  ticketThanks: 'Thank you for travelling with us.',
  waybillTerms: [],
  waybillThanks: '',
  signature: { by: 'For Kente Coaches' },
};

const METHODS = ['Cash', 'Bank Transfer', 'POS'].map((value) => ({ value, label: value }));

const columnsIn = (region: Region): Column<Ticket>[] => [
  { header: 'Traveler Name', cell: (ticket) => ticket.travelerName, isRowHeader: true },
  { header: 'Ticket ID', cell: ({ number }) => number, card: 'id' },
  { header: 'Seats', cell: ({ seats }) => seats.join(', ') },
  { header: 'Amount', cell: ({ amount = 0 }) => formatNaira(amount, region), align: 'end' },
  { header: 'Status', cell: ({ status = '' }) => <StatusBadge status={status} />, card: 'badge' },
];

/** Sells seats of one trip, lists what was sold, and prints the last ticket. */
export function SalePage() {
  const { region } = useLocale();
  const { print } = usePrint();
  const [travelerName, setTravelerName] = useState('');
  const [paymentMethod, setPaymentMethod] = useState('');
  const [chosen, setChosen] = useState<number[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const [printedAt, setPrintedAt] = useState('');
  const [tickets, setTickets] = useState<Ticket[]>([]);
  const last = tickets.at(-1);

  const errorOf = (value: string, label: string) =>
    isChecked && value === '' ? `${label} is required.` : undefined;

  function sell() {
    setIsChecked(true);
    if (travelerName === '' || paymentMethod === '') return;
    if (chosen.length === 0) {
      toast.error('Please choose a seat');
      return;
    }
    const number = `TK-${tickets.length + 1}`;
    const now = new Date().toISOString();
    setPrintedAt(now);
    setTickets([
      ...tickets,
      {
        ...TRIP,
        id: number,
        number,
        travelerName,
        travelerPhone: '',
        nextOfKinPhone: '',
        seats: chosen,
        status: 'Scheduled',
        amount: TRIP.fare * chosen.length,
        paymentMethod,
        bookedAt: now,
      },
    ]);
    setChosen([]);
    setIsChecked(false);
    toast.success('Ticket booked successfully');
  }

  return (
    <Page title="Sell seats">
      <Stack gap={4}>
        <FormCard label="Ticket" submitLabel="Book" onSubmit={sell}>
          <Stack>
            <FieldGrid>
              <TextField
                label="Traveler Name"
                name="travelerName"
                value={travelerName}
                onChange={setTravelerName}
                error={errorOf(travelerName, 'Traveler Name')}
                isRequired
              />
              <SelectField
                label="Payment Method"
                name="paymentMethod"
                value={paymentMethod}
                placeholder="Select a payment method"
                options={METHODS}
                onChange={setPaymentMethod}
                error={errorOf(paymentMethod, 'Payment Method')}
                isRequired
              />
            </FieldGrid>
            <SeatGrid
              seats={seatsOf(TRIP, chosen)}
              onSelect={(seat) => setChosen(toggleSeat(chosen, seat))}
            />
          </Stack>
        </FormCard>
        <DataTable
          label="Tickets"
          columns={columnsIn(region)}
          rows={tickets}
          rowKey={({ id }) => id}
          emptyText="No Tickets Yet"
        />
        {last && (
          <Inline>
            <Button onPress={() => print('80mm')}>Print the receipt of {last.number}</Button>
          </Inline>
        )}
      </Stack>
      {last && (
        <PrintSheet paper="80mm">
          <TicketReceipt ticket={last} letterhead={LETTERHEAD} printedAt={printedAt} />
        </PrintSheet>
      )}
    </Page>
  );
}
