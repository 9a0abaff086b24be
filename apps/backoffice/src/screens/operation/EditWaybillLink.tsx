import { useMay } from '@motorpark/api';
import type { Waybill } from '@motorpark/domain';
import { ButtonLink, EditIcon } from '@motorpark/ui';
import { href, officeWaybillPath } from '../../paths';
import { messages } from './messages';

interface EditWaybillLinkProps {
  waybill: Waybill | undefined;
  /** The operation that it stands in. */
  operation: string;
}

/** Leads to the form of an operation's waybill: the receiver and what the goods are worth are put right there. Nothing for what is void. */
export function EditWaybillLink({ waybill, operation }: EditWaybillLinkProps) {
  const canEdit = useMay('waybill.edit');
  if (canEdit !== true || !waybill || waybill.voided) return null;
  return (
    <ButtonLink icon={EditIcon} href={href(officeWaybillPath(waybill.id, operation))}>
      {messages.editWaybill}
    </ButtonLink>
  );
}
