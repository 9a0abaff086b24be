import type { Ticket } from '@motorpark/domain';
import { css, styled } from 'styled-components';
import { useLocale } from '../../locale';
import { ink } from '../../theme/papers';
import { Barcode, BARCODE_WIDTHS } from '../Barcode/Barcode';
import { usePaper } from '../Paper/Paper';
import { FactList } from '../receipt/FactList';
import { onA4, type OnPaper, onRoll, text } from '../receipt/onPaper';
import { ReceiptRoute } from '../receipt/ReceiptParts';
import { endsOf, journeyFacts } from '../TicketReceipt/ticketFacts';

export interface LuggageTagsProps {
  /** The ticket with its luggage; without any nothing is printed. */
  ticket: Ticket;
}

/**
 * The tags of a ticket's luggage, one for each piece: on a roll each is cut off, on A4 they are cut apart. The barcode has the ticket's number, so a scan finds
 * the ticket.
 */
export function LuggageTags({ ticket }: LuggageTagsProps) {
  const paper = usePaper();
  const locale = useLocale();
  const pieces = ticket.luggage?.pieces ?? 0;
  const ends = endsOf(ticket);
  return Array.from({ length: pieces }, (_, index) => {
    const piece = locale.say('Piece {piece} of {pieces}', { piece: index + 1, pieces });
    return (
      <Tag key={piece} $paper={paper} data-slip={paper === 'A4' ? undefined : piece} aria-label={piece}>
        {ends && <ReceiptRoute from={ends[0]} to={ends[1]} paper={paper} />}
        <Piece $paper={paper}>{piece}</Piece>
        {/* The bus may still change. */}
        <FactList facts={journeyFacts(ticket, locale).slice(0, 2)} paper={paper} />
        <Bars>
          <Barcode value={ticket.number} paperWidth={BARCODE_WIDTHS[paper]} />
        </Bars>
      </Tag>
    );
  });
}

const Tag = styled.article<OnPaper>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5mm;
  break-inside: avoid;
  ${onRoll(css`
    padding-bottom: 3mm;

    /* A rule for a slip after a slip would also hold on A4, once they were shown on a roll. */
    &:not(:first-child) {
      break-before: page;
    }
  `)}
  ${onA4(css`
    width: 80mm;
    padding: 4mm;
    border: ${ink.dashedLine};
  `)}
`;

const Piece = styled.p<OnPaper>`
  ${text('large')}
`;

const Bars = styled.div`
  text-align: center;
`;
