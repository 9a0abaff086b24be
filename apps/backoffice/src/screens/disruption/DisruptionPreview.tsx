import type { Disruption, DisruptionPlan, Reseated } from '@motorpark/domain';
import { Button, type Column, DataTable, Inline, Notice, Section, Stack } from '@motorpark/ui';
import { PhoneLink } from '../../shared/PhoneLink';
import { messages } from './messages';

interface DisruptionPreviewProps {
  plan: DisruptionPlan;
  /** What happened. */
  kind: Disruption;
  /** The other vehicle, hour or trip, as people call it; nothing where it does not run. */
  instead: string | undefined;
  isBusy: boolean;
  onCarryOut: () => Promise<void>;
  /** Back to what happened. */
  onChange: () => void;
}

const COLUMNS: Column<Reseated>[] = [
  { header: 'Seat', cell: ({ seat }) => seat, align: 'end', cardLabel: 'Seat', width: '1%' },
  { header: 'Passenger', cell: ({ name }) => name || messages.unnamed, isRowHeader: true, truncate: true },
  { header: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} /> },
  { header: 'Ticket', cell: ({ ticketNumber }) => ticketNumber, card: 'id' },
  { header: 'Then', cell: afterwards, card: 'badge' },
];

/** The second step: what becomes of each passenger, those without a seat on top, and the button that does it. */
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
  // A second Enter cancels no trip, and takes nobody's seat.
  const isLoss = kind === 'cancelled' || kind === 'trip' || lost.length > 0;
  const ofParcels = [messages.loaded(loadedParcels, kind), messages.parcels(parcels, otherTrips)];
  return (
    <Section title={messages.becomes}>
      <Stack gap={4}>
        <Notice tone={lost.length > 0 ? 'warning' : 'info'} title={messages.chosen(kind, instead)}>
          {passengers.length === 0 ? messages.nobody : messages.counts(kept, moved, lost.length)}
        </Notice>
        {ofParcels.map(
          (said) =>
            said !== undefined && (
              <Notice key={said} tone="info">
                {said}
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
