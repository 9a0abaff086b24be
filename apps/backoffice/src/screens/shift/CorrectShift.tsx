import { newRetryKey, shiftCorrectionWire, useShiftOffice } from '@motorpark/api';
import { SHIFT_CORRECTION, shiftCorrectionSchema } from '@motorpark/domain';
import { useState } from 'react';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { messages } from './messages';
import { correctionFields } from './shiftForms';

/** A dialog that records a finding after a shift was closed. The signed report itself does not change. */
export function CorrectShift({ shift, onClose }: { shift: string; onClose: () => void }) {
  const { correct } = useShiftOffice();
  const [retryKey] = useState(newRetryKey);
  return (
    <FieldsDialog
      words={messages.correction}
      table={SHIFT_CORRECTION}
      fields={correctionFields}
      schema={shiftCorrectionSchema}
      names={shiftCorrectionWire.names}
      save={(form) => correct({ id: shift, form, retryKey })}
      onClose={onClose}
    />
  );
}
