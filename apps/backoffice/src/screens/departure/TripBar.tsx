import { useMay, useSession, useTrip, useMayDisrupt } from '@motorpark/api';
import { type Manifest, isScheduled, asTrip } from '@motorpark/domain';
import { ButtonLink, EditIcon, Inline, TicketIcon } from '@motorpark/ui';
import { href, recordPath, sellPath } from '../../paths';
import { StatusButtons } from '../../shared/history/StatusButtons';
import { useArea } from '../../shared/useArea';
import { useTripSteps } from '../trip/useTripSteps';

const messages = {
  sell: 'Sell seats',
  assign: 'Assign a bus',
  boarding: 'Boarding',
  parcels: 'Parcels',
  manifest: 'Manifest',
  disruption: 'Disruption',
  steps: { 'En-route': 'Leave', Completed: 'Arrived' },
};

type Place = 'boarding' | 'parcels' | 'manifest' | 'disruption';

interface TripBarProps {
  manifest: Manifest;
  at: Place;
}

/** What can be done with one bus, the same on each of its screens: sell its seats, board it, load it, print its manifest, disrupt it, let it leave, have it arrive. */
export function TripBar({ manifest, at }: TripBarProps) {
  const area = useArea();
  const isStaff = useSession()?.role === 'admin';
  const mayDisrupt = useMayDisrupt()(manifest);
  const { id, isOwn, parcels, passengers, totalSeats, vehicleNumber } = manifest;
  const lacksBus = vehicleNumber === '' && isOwn && isScheduled(manifest);
  const mayAssign = useMay()('trip.edit') && lacksBus;
  const maySell = isStaff && isOwn && isScheduled(manifest) && passengers.length < totalSeats;
  const linkTo = (place: Place) => (
    <ButtonLink href={href(recordPath(area[place], id))} aria-current={place === at ? 'page' : undefined}>
      {messages[place]}
    </ButtonLink>
  );
  return (
    <Inline isWrapping="onPc">
      {maySell && (
        <ButtonLink icon={TicketIcon} href={href(sellPath(id))}>
          {messages.sell}
        </ButtonLink>
      )}
      {mayAssign && (
        <ButtonLink icon={EditIcon} href={href(recordPath(area.editTrip, id))}>
          {messages.assign}
        </ButtonLink>
      )}
      {linkTo('boarding')}
      {parcels && linkTo('parcels')}
      {linkTo('manifest')}
      {mayDisrupt && linkTo('disruption')}
      <TripSteps manifest={manifest} />
    </Inline>
  );
}

/** Buttons for the next status of a trip. Departure is set by the terminal of origin, arrival at either end. */
function TripSteps({ manifest }: { manifest: Manifest }) {
  const takenSeats = manifest.passengers.map(({ seat }) => seat);
  const trip = {
    ...useTrip(asTrip(manifest, takenSeats)),
    status: manifest.status,
    version: manifest.version,
  };
  const steps = useTripSteps(manifest.isOwn ? 'outgoing' : 'incoming');
  return (
    <>
      <StatusButtons items={steps.items(trip)} labels={messages.steps} isBusy={steps.isChanging} />
      {steps.dialog}
    </>
  );
}
