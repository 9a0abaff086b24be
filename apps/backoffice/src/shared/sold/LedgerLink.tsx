import { ButtonLink } from '@motorpark/ui';
import { href } from '../../paths';
import { ledgerPath } from '../ledgerPath';

/** Leads the head office from a ticket or waybill to its lines of money, where it is also corrected. */
export const LedgerLink = ({ number }: { number: string }) => (
  <ButtonLink href={href(ledgerPath(number))}>Its money</ButtonLink>
);
