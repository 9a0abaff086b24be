import { WAYBILL_FIELDS, WAYBILL_STEPS, type Waybill, type WaybillDraft } from '@motorpark/domain';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { SaleWizard, type WizardStart, type WizardState } from '../../../shared/sale/SaleWizard';
import type { SaleTask } from '../../../shared/sale/saleTask';
import { GoodsStep, PaymentStep, ReceiverStep, SenderStep } from './WaybillSteps';
import type { WaybillExits } from '../waybillExits';
import { stepErrors } from './waybillSteps';

interface WaybillWizardProps {
  task: SaleTask<WaybillDraft, Waybill>;
  /** Initial values and step; later changes of this prop are ignored. */
  start: WizardStart<WaybillDraft>;
  exits: WaybillExits;
  /** On which terms money is given back, of a waybill that is edited. */
  terms?: Waybill['terms'];
  /** Shown above the form: notices, and the state of the stored draft. */
  children: (state: WizardState<WaybillDraft>) => ReactNode;
}

/** The wizard of a waybill, with its four steps. */
export function WaybillWizard({ task, start, exits, terms, children }: WaybillWizardProps) {
  const navigate = useNavigate();
  return (
    <SaleWizard
      task={task}
      start={start}
      steps={WAYBILL_STEPS}
      back={exits.back}
      errorsAt={stepErrors}
      orderOf={(values) => values}
      show={(waybill) => navigate(exits.pathAfter(waybill), { state: { waybill, isJustSaved: true } })}
    >
      {(state) => ({
        above: children(state),
        contents: [
          <SenderStep key="sender" />,
          <ReceiverStep key="receiver" />,
          <GoodsStep key="goods" />,
          <PaymentStep
            key="payment"
            paid={task.paid}
            amount={WAYBILL_FIELDS.amount.kind.parse(state.values.amount)}
            terms={terms}
          />,
        ],
      })}
    </SaleWizard>
  );
}
