import { formatPhone } from '@motorpark/domain';
import { TextLink } from '@motorpark/ui';

/** A number that a press calls; nothing where nobody has said one. */
export const PhoneLink = ({ phone }: { phone: string }) =>
  phone === '' ? null : <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>;
