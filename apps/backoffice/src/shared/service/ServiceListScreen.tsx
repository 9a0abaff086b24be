import { type ServedRecords, useSetService } from '@motorpark/api';
import { type InService, SERVICE_STATUSES, type Versioned, isOutOfService } from '@motorpark/domain';
import { BanIcon, CheckIcon, lazyPart } from '@motorpark/ui';
import { type ComponentProps, useState } from 'react';
import { RecordListScreen } from '../record/RecordListScreen';
import type { ListedKind } from '../record/recordKind';
import { useServiceQuery } from './useServiceQuery';

const ServiceDialog = lazyPart('ServiceDialog', () => import('./ServiceDialog'));

type ServiceRow = { id: string } & Versioned & InService;
export type ServiceKind<Row extends ServiceRow, Values extends object> = ListedKind<
  Row,
  Values,
  ServedRecords<Row>
>;

interface ServiceListScreenProps<Row extends ServiceRow, Values extends object> extends Pick<
  ComponentProps<typeof RecordListScreen<Row, Values>>,
  'moreActions'
> {
  kind: ServiceKind<Row, Values>;
}

/** A list of records that can be put out of service: with counts and a filter by status, and the menu item that changes it. */
export function ServiceListScreen<Row extends ServiceRow, Values extends object>({
  kind,
  moreActions,
}: ServiceListScreenProps<Row, Values>) {
  const setService = useSetService(kind.records);
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
        {...useServiceQuery()}
        kind={{ ...kind, statuses: SERVICE_STATUSES }}
        moreActions={(row) => [...(moreActions?.(row) ?? []), ...(setService ? [moveOf(row)] : [])]}
      />
      {toMove && setService && (
        <ServiceDialog
          one={kind.one}
          name={kind.nameOf(toMove)}
          row={toMove}
          setService={setService}
          onClose={() => setToMove(undefined)}
        />
      )}
    </>
  );
}
