import {
  type Operation,
  type OperationType,
  formatDateTime,
  operationAmount,
  operationLabel,
} from '@motorpark/domain';
import { Undo2 } from 'lucide-react';
import { ExpenseIcon, type Icon, TicketIcon, WaybillIcon } from '../../controls';
import { type Say, useLocale } from '../../locale';
import { size, VisuallyHidden } from '../../theme';
import { shownValue } from '../missing';
import {
  Amount,
  Description,
  Emblem,
  Link,
  Meta,
  Place,
  Reversal,
  Texts,
  Time,
} from './OperationList.styles';

export interface OperationItemProps {
  operation: Operation;
  /** Link to its details: `#/admin/operation-history/view?id=7`. The entire item is the link. */
  href: string;
}

const ICONS: Readonly<Record<OperationType, Icon>> = {
  TICKET_BOOKING: TicketIcon,
  WAYBILL: WaybillIcon,
  EXPENSE: ExpenseIcon,
};

/**
 * Shows one line of the ledger: its description, place, time and signed amount. The sign, not only the colour, says
 * whether money came in or went out. A reversal is marked as one.
 */
export function OperationItem({ operation, href }: OperationItemProps) {
  const { type, description, amount, at, isReversal = false } = operation;
  const { region, say } = useLocale();
  const Glyph = ICONS[type];
  const place = placeOf(operation, say);
  return (
    <Link href={href}>
      <Emblem $type={type}>
        <Glyph size={size.iconLarge} aria-hidden="true" />
        <VisuallyHidden>{operationLabel(operation)}</VisuallyHidden>
      </Emblem>
      <Texts>
        <Description>
          <span>{shownValue(description)}</span>
          {isReversal && (
            <Reversal>
              <Undo2 size="0.75rem" aria-hidden="true" />
              {say('Reversal')}
            </Reversal>
          )}
        </Description>
        {place !== '' && <Place>{place}</Place>}
      </Texts>
      <Meta>
        <Amount $isIncome={(amount ?? 0) > 0}>{operationAmount(operation, region)}</Amount>
        <Time dateTime={at}>{shownValue(formatDateTime(at, region))}</Time>
      </Meta>
    </Link>
  );
}

/** Returns origin and destination, or the location, followed by the terminal whose money it is if that isn't clear from them. */
function placeOf({ route, location, terminal = '' }: Operation, say: Say): string {
  const place = route ? say('{origin} to {destination}', { ...route }) : (location ?? '');
  const isPlain = terminal === '' || place.includes(terminal);
  return isPlain ? place : [place, terminal].filter(Boolean).join(' · ');
}
