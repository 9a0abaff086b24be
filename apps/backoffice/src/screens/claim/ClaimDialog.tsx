import { claimWire, useClaimable, useMay, useRecordClaim } from '@motorpark/api';
import { CLAIM_FIELDS, CLAIM_KINDS, claimSchema } from '@motorpark/domain';
import { Button, ButtonLink, Modal, Notice, toast } from '@motorpark/ui';
import { fieldsForm } from '@motorpark/ui/form';
import { useNavigate } from 'react-router-dom';
import { href, recordPath } from '../../paths';
import { LoadingState } from '../../shared/LoadingState';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { useArea } from '../../shared/useArea';
import { messages } from './messages';

const FORM = fieldsForm(CLAIM_FIELDS, claimSchema, claimWire, {
  record: {},
  kind: { kind: 'radio', answers: CLAIM_KINDS, isWide: true },
  details: { kind: 'note', placeholder: 'What is missing or broken', isWide: true },
  worth: { kind: 'amount', placeholder: '40,000' },
  phone: { kind: 'phone', hint: 'Only if it is not the passenger or receiver.' },
  lateReason: { kind: 'note', isOptional: false, isWide: true },
});

const without = (...left: string[]) => ({
  ...FORM,
  fields: FORM.fields.filter(({ name }) => !left.includes(name)),
});
const IN_TIME = without('record', 'lateReason');
const LATE = without('record');

interface ClaimDialogProps {
  /** The number of the ticket or waybill. */
  number: string;
  onClose: () => void;
}

/** Records a claim for a ticket or waybill, or says why there can be none. */
export function ClaimDialog({ number, onClose }: ClaimDialogProps) {
  const area = useArea();
  const may = useMay();
  const navigate = useNavigate();
  const record = useRecordClaim();
  const { claimable, ...state } = useClaimable(number);
  const {
    late,
    claimId,
    obstacle = late && !may('claim.recordLate') ? `${late} ${messages.onlySuperAdmin}` : undefined,
  } = claimable ?? {};
  const show = (id: string) => recordPath(area.claim, id);

  if (claimable && obstacle === undefined) {
    return (
      <FieldsDialog
        words={messages.recording}
        form={late ? LATE : IN_TIME}
        initial={{ record: number }}
        save={async (form, retryKey) => {
          const { id } = await record({ form, retryKey });
          toast.success(messages.recorded);
          void navigate(show(id));
        }}
        onClose={onClose}
      >
        {late && <Notice tone="warning">{late}</Notice>}
      </FieldsDialog>
    );
  }
  return (
    <Modal
      title={messages.recording.title}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          {claimId !== undefined && (
            <ButtonLink variant="primary" href={href(show(claimId))}>
              {messages.open}
            </ButtonLink>
          )}
        </>
      }
    >
      {obstacle === undefined ? (
        <LoadingState {...state} label={messages.loadingRules} fallback={messages.notLoaded} />
      ) : (
        <Notice tone="info">{obstacle}</Notice>
      )}
    </Modal>
  );
}
