import type { SoldRecord } from '@motorpark/domain';
import { ButtonLink, type DescriptionItem } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { href } from '../../paths';
import { RecordDialog } from '../record/RecordDialog';
import { useArea } from '../useArea';
import { soldStatus } from './soldStatus';
import type { SoldKind } from './soldKind';

interface SoldSummaryProps<Row extends SoldRecord> {
  kind: SoldKind<Row>;
  row: Row;
  title: string;
  numberTerm: string;
  /** Returns further facts. Missing ones show 'N/A'. */
  factsOf: (row: Row) => DescriptionItem[];
  /** Actions besides opening the overview. */
  actions?: ReactNode;
  onClose: () => void;
}

/** A dialog with one ticket or waybill, its history, and links to edit or print it. */
export function SoldSummary<Row extends SoldRecord>(props: SoldSummaryProps<Row>) {
  const { kind, row, title, numberTerm, factsOf, actions, onClose } = props;
  const area = useArea();
  return (
    <RecordDialog
      title={title}
      onClose={onClose}
      of={`${kind.one} ${row.number}`}
      history={row.history}
      footer={
        <>
          {actions}
          <ButtonLink variant="primary" href={href(kind.overviewPath(row.id, area))}>
            Open and print
          </ButtonLink>
        </>
      }
      items={[
        { term: numberTerm, value: row.number, isId: true },
        { term: 'Status', value: soldStatus(row) },
        ...factsOf(row),
      ]}
    />
  );
}
