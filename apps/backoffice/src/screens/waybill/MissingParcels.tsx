import { useFoundWaybills } from '@motorpark/api';
import { type Direction, formatCount } from '@motorpark/domain';
import { Button, Notice } from '@motorpark/ui';

const messages = {
  missing: (count: number) =>
    count === 1 ? '1 parcel is missing' : `${formatCount(count)} parcels are missing`,
  why: 'Loaded onto a bus that has arrived, and not received.',
  showMissing: 'Show missing parcels',
  onlyMissing: 'Only missing parcels: loaded onto a bus that has arrived, and not received.',
  showAll: 'Show all',
};

interface MissingParcelsProps {
  /** Undefined for those of all terminals. */
  direction: Direction | undefined;
  terminalId?: string | undefined;
  /** Whether the list shows only the missing parcels. */
  isNarrowed: boolean;
  onNarrow: (to: 'missing' | undefined) => void;
}

/** A notice above a list of waybills with the number of missing parcels, which narrows the list to them (docs/waybill.md). */
export function MissingParcels({ direction, terminalId, isNarrowed, onNarrow }: MissingParcelsProps) {
  const { total } = useFoundWaybills({ text: '', direction, terminalId, arrival: 'missing' });
  if (isNarrowed) {
    return (
      <Notice tone="info" action={<Button onPress={() => onNarrow(undefined)}>{messages.showAll}</Button>}>
        {messages.onlyMissing}
      </Notice>
    );
  }
  if (total === 0) return null;
  return (
    <Notice
      tone="warning"
      title={messages.missing(total)}
      action={<Button onPress={() => onNarrow('missing')}>{messages.showMissing}</Button>}
    >
      {messages.why}
    </Notice>
  );
}
