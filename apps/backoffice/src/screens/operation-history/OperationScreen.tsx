import { useOperation, useTicket, useWaybill } from '@motorpark/api';
import { type OperationDetails, operationAmount } from '@motorpark/domain';
import {
  ButtonLink,
  Card,
  Columns,
  DescriptionList,
  EmptyState,
  Inline,
  Notice,
  Page,
  Spinner,
  SummaryCard,
} from '@motorpark/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { RecordHistory } from '../../shared/record/RecordHistory';
import { VoidNotice } from '../../shared/record/VoidNotice';
import { type RecordLink, recordLink, recordOf, sectionsOf, titleOf } from './detailsLayouts';
import { OfficeActions } from './OfficeActions';
import { messages } from './messages';
import { listOf, withQuery } from './operationHref';

export const StaffOperationScreen = () => (
  <OperationScreen listPath={paths.admin.operations} linkOf={recordLink} />
);
export const OfficeOperationScreen = () => (
  <OperationScreen listPath={paths.superAdmin.operations} isOffice />
);

interface OperationScreenProps {
  listPath: string;
  /** Returns the link to the ticket or waybill, for users who may open it. */
  linkOf?: (details: OperationDetails) => RecordLink | undefined;
  /** Whether it shows the head office's actions, which can void the ticket or waybill. */
  isOffice?: boolean;
}

/** One operation with its ticket, waybill or expense, read-only. */
function OperationScreen({ listPath, linkOf, isOffice = false }: OperationScreenProps) {
  const [query] = useSearchParams();
  const { operation, failure, isLoading, refresh } = useOperation(query.get('id') ?? '');
  const office = useOfficeRecord(isOffice ? operation : undefined);
  const backHref = href(withQuery(listPath, listOf(query)));
  const frame = (title: string, content: ReactNode, actions?: ReactNode) => (
    <Page title={title} back={{ label: messages.back, href: backHref }} actions={actions}>
      {content}
    </Page>
  );

  if (operation?.isSample) {
    return frame(
      titleOf(operation),
      <>
        <Notice tone="info">{messages.sampleDetails}</Notice>
        <Details details={operation} />
      </>,
    );
  }
  if (operation) {
    const link = linkOf?.(operation);
    const record = office.ticket ?? office.waybill;
    return frame(
      titleOf(operation),
      <>
        <Details details={operation} />
        {isOffice && record && <RecordHistory of={nameOf(office)} history={record.history} />}
      </>,
      isOffice ? (
        <Inline gap={2}>
          <OfficeActions
            {...office}
            operation={operation.id}
            onClosed={() => void Promise.all([refresh(), office.refresh()])}
          />
        </Inline>
      ) : (
        link && <ButtonLink href={href(link.path)}>{link.label}</ButtonLink>
      ),
    );
  }
  if (isLoading || !failure) return frame(messages.details, <Spinner label={messages.loading} />);
  // An operation of an unknown type has no layout.
  if (failure.kind === 'unknown') return frame(messages.details, <EmptyState text={messages.invalid} />);
  if ('status' in failure && failure.status === 404) {
    return frame(messages.details, <EmptyState text={messages.gone} />);
  }
  return frame(
    messages.details,
    <LoadFailure failure={failure} fallback={messages.loadFailed} refresh={refresh} />,
  );
}

const nameOf = ({ ticket, waybill }: Pick<OperationDetails, 'ticket' | 'waybill'>) =>
  ticket ? `ticket ${ticket.number}` : `waybill ${waybill?.number}`;

function Details({ details }: { details: OperationDetails }) {
  return (
    <>
      <VoidNotice one="ticket" voided={details.ticket?.voided} refunded={details.ticket?.refunded} />
      <VoidNotice one="waybill" voided={details.waybill?.voided} />
      {details.isReversal && <Notice tone="info">{messages.reversal}</Notice>}
      <Columns
        asideLabel={messages.record}
        aside={
          <>
            <SummaryCard label={messages.amount} value={operationAmount(details)} />
            <Card title={messages.record}>
              <DescriptionList items={recordOf(details)} />
            </Card>
          </>
        }
      >
        {sectionsOf(details).map(({ title, items }) => (
          <Card key={title} title={title}>
            <DescriptionList items={items} layout="stacked" />
          </Card>
        ))}
      </Columns>
    </>
  );
}

/** Loads the ticket or waybill of an operation with its history, for the head office. */
function useOfficeRecord(details: OperationDetails | undefined) {
  const ticket = useTicket(details?.ticket?.id, details?.ticket);
  const waybill = useWaybill(details?.waybill?.id, details?.waybill);
  return {
    ticket: ticket.row,
    waybill: waybill.row,
    refresh: () => Promise.all([ticket.refresh(), waybill.refresh()]),
  };
}
