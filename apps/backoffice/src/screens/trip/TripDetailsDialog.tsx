import { useHas, useTrip } from '@motorpark/api';
import { TRIP_FIELDS, type Trip, driverText, formatDeparture, busText, tripName } from '@motorpark/domain';
import { RecordDialog } from '../../shared/record/RecordDialog';
import { messages } from './messages';

interface TripDetailsDialogProps {
  trip: Trip;
  onClose: () => void;
}

/** A dialog with a trip's main facts, and its history if the server stores one. */
export function TripDetailsDialog({ trip: row, onClose }: TripDetailsDialogProps) {
  const trip = useTrip(row);
  const hasDrivers = useHas()('drivers') === true;
  return (
    <RecordDialog
      title={messages.details}
      onClose={onClose}
      of={`trip ${tripName(trip)}`}
      history={trip.history}
      items={[
        { term: 'Origin terminal', value: trip.origin },
        { term: 'Destination terminal', value: trip.destination },
        { term: 'Vehicle number', value: busText(trip.vehicleNumber) },
        { term: 'Vehicle type', value: trip.vehicleType },
        ...(hasDrivers
          ? [
              { term: 'Driver', value: driverText(trip) },
              { term: TRIP_FIELDS.secondDriver.label, value: trip.secondDriver },
            ]
          : []),
        { term: 'Travel date', value: trip.travelDate && formatDeparture(trip.travelDate) },
      ]}
    />
  );
}
