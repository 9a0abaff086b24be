import { type Shift, formatDateTime, formatNaira } from '@motorpark/domain';
import {
  Button,
  ButtonLink,
  Card,
  DescriptionList,
  EmptyState,
  Inline,
  Notice,
  Section,
  StatusBadge,
  SummaryCard,
  SummaryCards,
} from '@motorpark/ui';
import { useState } from 'react';
import { href, paths } from '../../paths';
import { DropCash } from './DropCash';
import { UnsentNotice } from './UnsentNotice';
import { messages } from './messages';
import { useUnsettled } from './useUnsettled';

/** The shift of whoever is logged in, as far as they may know it before they have counted. */
export function MyShift({ shift }: { shift: Shift }) {
  const [isDropping, setDropping] = useState(false);
  const unsettled = useUnsettled();
  const isOpen = shift.status === 'Open';
  const { tickets, waybills, takenBack } = shift.sales;

  return (
    <>
      {isOpen && unsettled !== undefined && <UnsentNotice text={unsettled} />}
      <Card
        title={messages.mine}
        actions={
          <Inline gap={3}>
            {isOpen && <Button onClick={() => setDropping(true)}>{messages.drop.button}</Button>}
            <ButtonLink variant="primary" href={href(paths.admin.closeTill)}>
              {isOpen ? messages.count.button : messages.count.goOn}
            </ButtonLink>
          </Inline>
        }
      >
        <DescriptionList
          layout="stacked"
          items={[
            { term: 'Status', value: <StatusBadge status={shift.status} /> },
            { term: 'Counter', value: shift.counter },
            { term: 'Terminal', value: shift.terminal },
            { term: 'Opened', value: formatDateTime(shift.openedAt) },
            { term: 'Opening float', value: formatNaira(shift.openingFloat) },
          ]}
        />
      </Card>
      <SummaryCards label={messages.soldSoFar}>
        <SummaryCard label="Tickets sold" value={tickets} />
        <SummaryCard label="Parcels taken in" value={waybills} />
        <SummaryCard label="Taken back" value={takenBack} />
      </SummaryCards>
      {isOpen && <Notice tone="info">{messages.sinceHint}</Notice>}
      <Section title={messages.drops}>
        {shift.drops.length === 0 ? (
          <EmptyState text={messages.noDrops} />
        ) : (
          <DescriptionList
            items={shift.drops.map(({ amount, note, at }) => ({
              term: [formatDateTime(at), note].filter(Boolean).join(', '),
              value: formatNaira(amount),
            }))}
          />
        )}
      </Section>
      {isDropping && <DropCash shift={shift.id} onClose={() => setDropping(false)} />}
    </>
  );
}
