import { SAMPLE_WAYBILL, sampleTicket, useCompany } from '@motorpark/api';
import { type CompanyEntityFields, PAPER_SIZES } from '@motorpark/domain';
import {
  Card,
  PaperChoice,
  PaperPreview,
  type PaperSize,
  TicketReceipt,
  WaybillReceipt,
  letterheadOf,
} from '@motorpark/ui';
import { useState } from 'react';
import { USUAL_PAPER } from '../../shared/printing/paper';
import { now } from '../../shared/today';
import { messages } from './messages';

/** A ticket and a waybill as they print with the values in the company's form. */
export function CompanyPreview({ company }: { company: CompanyEntityFields }) {
  const [chosen, setChosen] = useState<PaperSize>();
  const [printedAt] = useState(now);
  const paper = chosen ?? PAPER_SIZES.find((size) => size === company.paper) ?? USUAL_PAPER;
  const { company: saved } = useCompany();
  const letterhead = letterheadOf({ ...company, logo: saved?.logo, signature: saved?.signature });
  return (
    <>
      <PaperChoice value={paper} onChange={setChosen} />
      <Card title={messages.ticket} padding="none">
        <PaperPreview size={paper} label={messages.printedTicket}>
          <TicketReceipt ticket={sampleTicket(printedAt)} letterhead={letterhead} printedAt={printedAt} />
        </PaperPreview>
      </Card>
      <Card title={messages.waybill} padding="none">
        <PaperPreview size={paper} label={messages.printedWaybill}>
          <WaybillReceipt waybill={SAMPLE_WAYBILL} letterhead={letterhead} printedAt={printedAt} />
        </PaperPreview>
      </Card>
    </>
  );
}
