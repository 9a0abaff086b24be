import { type Save, type Saved, newRetryKey, useSaveExpense } from '@motorpark/api';
import { type ExpenseForm, formatNaira } from '@motorpark/domain';
import type { NewSale } from '../../shared/outbox/sale';
import { useSendOnce } from '../../shared/outbox/useSendOnce';
import type { SavedLater } from '../../shared/record/RecordForm';
import { typedExpense } from './expenseRecord';

/** Enters an expense, once, or changes one. */
export function useEnterExpense({ onEntered }: { onEntered: () => void }) {
  const { save } = useSaveExpense();
  const { send } = useSendOnce<'expense'>();
  return async (order: Save<ExpenseForm>): Promise<Saved | SavedLater> => {
    if (order.id !== undefined) return await save(order);
    const { form, retryKey = newRetryKey() } = order;
    const delivery = await send(expenseSale(retryKey, form), { call: () => save(order) });
    if (delivery.state === 'failed') throw delivery.failure;
    onEntered();
    return delivery.state === 'saved' ? delivery.result : { outcome: 'later' };
  };
}

/** An expense as it is written down until it is entered. */
const expenseSale = (key: string, form: ExpenseForm): NewSale<'expense'> => ({
  key,
  kind: 'expense',
  order: { form },
  draft: typedExpense(form),
  facts: [
    { term: 'Category', value: form.expenseType },
    { term: 'Terminal', value: form.terminal },
    { term: 'Amount', value: formatNaira(form.amount) },
    { term: 'Approving officer', value: form.approvingOfficer },
    { term: 'Purpose', value: form.description },
  ],
});
