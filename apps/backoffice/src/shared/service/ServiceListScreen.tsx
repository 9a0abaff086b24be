import { type InService, SERVICE_STATUSES, type Versioned, isOutOfService } from '@motorpark/domain';
import { BanIcon, CheckIcon, lazyPart } from '@motorpark/ui';
import { type ComponentProps, useState } from 'react';
import { RecordListScreen } from '../record/RecordListScreen';
import type { useServiceQuery } from './useServiceQuery';

const ServiceDialog = lazyPart('ServiceDialog', () => import('./ServiceDialog'));

type ServiceRow = { id: string } & Versioned & InService;
interface ServiceListScreenProps<Row extends ServiceRow, Values extends object>
  extends
    ComponentProps<typeof RecordListScreen<Row, Values>>,
    Pick<ReturnType<typeof useServiceQuery>, 'setService'> {}

/** A list of records that can be put out of service: with counts and a filter by status, and the menu item that changes it. */
export function ServiceListScreen<Row extends ServiceRow, Values extends object>({
  setService,
  ...list
}: ServiceListScreenProps<Row, Values>) {
  const [toMove, setToMove] = useState<Row>();
  const moveOf = (row: Row) => {
    const onSelect = () => setToMove(row);
    return isOutOfService(row)
      ? { label: 'Back in Service', icon: CheckIcon, onSelect }
      : { label: 'Out of Service', icon: BanIcon, onSelect };
  };
  return (
    <>
      <RecordListScreen
        {...list}
        kind={{ ...list.kind, statuses: SERVICE_STATUSES }}
        moreActions={(row) => [...(list.moreActions?.(row) ?? []), ...(setService ? [moveOf(row)] : [])]}
      />
      {toMove && setService && (
        <ServiceDialog
          one={list.kind.one}
          name={list.kind.nameOf(toMove)}
          row={toMove}
          setService={setService}
          onClose={() => setToMove(undefined)}
        />
      )}
    </>
  );
}
