import { getReturnable, returnAnswerWire, transferReturnWire, useReturnOffice } from '@motorpark/api';
import {
  type LookAt,
  NAIRA_FROM_ZERO,
  RETURN_ANSWER,
  RETURN_OUTCOMES,
  type ReturnableTransfer,
  TRANSFER_RETURN,
  formatDateTime,
  formatNaira,
  returnAnswerSchema,
  transferReturnSchema,
} from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import { fieldsForm } from '@motorpark/ui/form';
import { useMemo, useState } from 'react';
import { ConsentDialog } from '../../shared/preview/ConsentDialog';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { toastFailure } from '../../shared/toastFailure';
import { messages } from './messages';

const { sendBack: words, answer: answerWords } = messages;

/** The steps of the office with a transfer that pays for nothing: to record that it was sent back, and to confirm that as a second person. Each opens `dialog`. */
export function useReturnSteps() {
  const [sale, setSale] = useState<SaleToReturn>();
  const [sent, confirm] = useState<LookAt>();

  async function sendBack(id: string) {
    try {
      const [first, ...others] = (await getReturnable(id)).filter(({ most }) => most > 0);
      if (first) setSale({ id, transfers: [first, ...others] });
      else toast.error(words.nothing);
    } catch (failure) {
      toastFailure(failure);
    }
  }

  const dialog = (
    <>
      {sale && <SendBack sale={sale} onClose={() => setSale(undefined)} />}
      {sent && <AnswerReturn sent={sent} onClose={() => confirm(undefined)} />}
    </>
  );
  return { sendBack, confirm, dialog };
}

interface SaleToReturn {
  id: string;
  transfers: [ReturnableTransfer, ...ReturnableTransfer[]];
}

function SendBack({ sale, onClose }: { sale: SaleToReturn; onClose: () => void }) {
  const office = useReturnOffice();
  const { id: saleId, transfers } = sale;
  const [first] = transfers;
  const form = useMemo(
    () =>
      fieldsForm(TRANSFER_RETURN, transferReturnSchema, transferReturnWire, {
        transfer: { kind: 'choice', answers: transfers.map(choiceOf), isWide: true },
        amount: { kind: 'amount' },
        account: { isWide: true },
        reference: { isWide: true },
      }),
    [transfers],
  );
  return (
    <FieldsDialog
      words={words}
      form={form}
      initial={{ transfer: first.id, ...wholeOf(first) }}
      options={{
        transfer: { fills: (chosen) => wholeOf(transfers.find(({ id }) => id === chosen) ?? first) },
      }}
      save={(values, retryKey) => office.sendBack({ saleId, form: values, retryKey })}
      onClose={onClose}
    >
      <p>{words.lead}</p>
    </FieldsDialog>
  );
}

const choiceOf = ({ id, amount, sender, paidAt }: ReturnableTransfer) => ({
  value: id,
  label: words.transfer(formatNaira(amount), sender, formatDateTime(paidAt)),
});

const wholeOf = ({ most, sender }: ReturnableTransfer) => ({
  amount: NAIRA_FROM_ZERO.edit(most),
  account: sender,
});

const ANSWER = fieldsForm(RETURN_ANSWER, returnAnswerSchema, returnAnswerWire, {
  outcome: { kind: 'radio', answers: RETURN_OUTCOMES, isWide: true },
  reason: { kind: 'note', isOptional: true, hint: answerWords.reason, isWide: true },
});

/** A second person looks it up at the bank. Whoever has recorded it asks a colleague to confirm it here. */
function AnswerReturn({ sent, onClose }: { sent: LookAt; onClose: () => void }) {
  const { answer } = useReturnOffice();
  const lead = answerWords.lead(formatNaira(-sent.amount), sent.details, sent.person);
  if (!sent.isOwn)
    return (
      <FieldsDialog
        words={answerWords}
        form={ANSWER}
        save={(form) => answer({ id: sent.id, form })}
        onClose={onClose}
      >
        <p>{lead}</p>
      </FieldsDialog>
    );
  return (
    <ConsentDialog
      act={answerWords.submit}
      why={`${lead} ${answerWords.own}`}
      onConsent={async (consent) => {
        await answer({ id: sent.id, form: { outcome: 'Sent', reason: '' }, consent });
        toast.success(answerWords.done);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
