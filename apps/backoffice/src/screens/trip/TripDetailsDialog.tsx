import { type Trip, formatDateTime } from '@motorpark/domain';
import { DescriptionList, Modal } from '@motorpark/ui';
import { messages } from './messages';

interface TripDetailsDialogProps {
  trip: Trip;
  onClose: () => void;
}

/** One trip at a glance (specification section 2.13). */
export function TripDetailsDialog({ trip, onClose }: TripDetailsDialogProps) {
  return (
    <Modal title={messages.details} onClose={onClose}>
      <DescriptionList
        items={[
          { term: 'Origin terminal', value: trip.origin },
          { term: 'Destination terminal', value: trip.destination },
          { term: 'Vehicle number', value: trip.vehicleNumber },
          { term: 'Vehicle type', value: trip.vehicleType },
          { term: 'Travel date', value: trip.travelDate && formatDateTime(trip.travelDate) },
        ]}
      />
    </Modal>
  );
}
