import { formatPhone } from '@motorpark/domain';
import { TextLink } from '@motorpark/ui';

/** A phone number as a link that calls it; nothing if it is empty. */
export const PhoneLink = ({ phone }: { phone: string }) =>
  phone === '' ? null : <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>;
