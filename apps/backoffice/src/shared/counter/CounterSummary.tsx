import { standingOf } from '@motorpark/domain';
import { ButtonLink, type DescriptionItem, StatusBadge } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { href } from '../../paths';
import { RecordDialog } from '../record/RecordDialog';
import { messages } from '../record/messages';
import type { CounterKind, CounterRecord } from './counterKind';

interface CounterSummaryProps<Row extends CounterRecord> {
  kind: CounterKind<Row>;
  row: Row;
  title: string;
  numberTerm: string;
  /** What else there is to be known. What is missing reads 'N/A'. */
  factsOf: (row: Row) => DescriptionItem[];
  /** Other ways on than its overview. */
  actions?: ReactNode;
  onClose: () => void;
}

/** One ticket or waybill at a glance with what happened to it, and the ways to change it or print it again. */
export function CounterSummary<Row extends CounterRecord>(props: CounterSummaryProps<Row>) {
  const { kind, row, title, numberTerm, factsOf, actions, onClose } = props;
  const status = standingOf(row);
  return (
    <RecordDialog
      title={title}
      onClose={onClose}
      of={`${kind.one} ${row.number}`}
      history={row.history}
      footer={
        <>
          {actions}
          <ButtonLink variant="primary" href={href(kind.overviewPath(row.id))}>
            {messages.openAndPrint}
          </ButtonLink>
        </>
      }
      items={[
        { term: numberTerm, value: row.number, isId: true },
        { term: 'Status', value: status && <StatusBadge status={status} /> },
        ...factsOf(row),
      ]}
    />
  );
}
