import type { Disruption, DisruptionPlan, Reseated } from '@motorpark/domain';
import { Button, type Column, DataTable, Inline, Notice, Section, Stack } from '@motorpark/ui';
import { PhoneLink } from '../../shared/PhoneLink';
import { messages } from './messages';

interface DisruptionPreviewProps {
  plan: DisruptionPlan;
  /** The kind of disruption. */
  kind: Disruption;
  /** Name of the other vehicle, or the new time; undefined for other kinds. */
  instead: string | undefined;
  isBusy: boolean;
  onCarryOut: () => Promise<void>;
  /** Called to return to the form. */
  onChange: () => void;
}

const COLUMNS: Column<Reseated>[] = [
  { header: 'Seat', cell: ({ seat }) => seat, align: 'end', cardLabel: 'Seat', width: '1%' },
  { header: 'Passenger', cell: ({ name }) => name || messages.unnamed, isRowHeader: true, truncate: true },
  { header: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} /> },
  { header: 'Ticket', cell: ({ ticketNumber }) => ticketNumber, card: 'id' },
  { header: 'Then', cell: afterwards, card: 'badge' },
];

/** The second step: the new seat of each passenger, those without a seat first, and the button that carries it out. */
export function DisruptionPreview({
  plan,
  kind,
  instead,
  isBusy,
  onCarryOut,
  onChange,
}: DisruptionPreviewProps) {
  const { passengers, loadedParcels, parcels, otherTrips } = plan;
  const lost = passengers.filter(({ to }) => to === undefined);
  const kept = passengers.filter(({ seat, to }) => seat === to).length;
  const moved = passengers.length - lost.length - kept;
  // The focus is on Change then, so that a second Enter does not cancel the trip or take a passenger's seat.
  const isLoss = kind === 'cancelled' || kind === 'trip' || lost.length > 0;
  const parcelTexts = [messages.loaded(loadedParcels, kind), messages.parcels(parcels, otherTrips)];
  return (
    <Section title={messages.becomes}>
      <Stack gap={4}>
        <Notice tone={lost.length > 0 ? 'warning' : 'info'} title={messages.chosen(kind, instead)}>
          {passengers.length === 0 ? messages.nobody : messages.counts(kept, moved, lost.length)}
        </Notice>
        {parcelTexts.map(
          (text) =>
            text !== undefined && (
              <Notice key={text} tone="info">
                {text}
              </Notice>
            ),
        )}
        {passengers.length > 0 && (
          <DataTable
            label={messages.table}
            columns={COLUMNS}
            rows={[...lost, ...passengers.filter(({ to }) => to !== undefined)]}
            rowKey={({ seat }) => seat}
            emptyText={messages.nobody}
          />
        )}
        <Inline gap={3}>
          <Button autoFocus={isLoss} isDisabled={isBusy} onClick={onChange}>
            {messages.change}
          </Button>
          <Button
            variant="primary"
            autoFocus={!isLoss}
            isBusy={isBusy}
            busyLabel={messages.carryingOut}
            onClick={() => void onCarryOut()}
          >
            {messages.kinds[kind].act}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}

function afterwards({ seat, to }: Reseated) {
  if (to === undefined) return <strong>{messages.noSeat}</strong>;
  return to === seat ? messages.keeps : messages.seat(to);
}
