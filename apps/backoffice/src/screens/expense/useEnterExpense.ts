import { type Save, type Saved, newRetryKey, useSaveExpense } from '@motorpark/api';
import { type ExpenseForm, formatNaira } from '@motorpark/domain';
import type { NewSale } from '../../shared/outbox/sale';
import { useSendOnce } from '../../shared/outbox/useSendOnce';
import type { SavedLater } from '../../shared/record/RecordForm';
import { expenseValues } from './expenseRecord';

/** Returns a function that creates an expense exactly once, or edits one. Without a connection a new expense is queued. */
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

/** A new expense for the queue. */
const expenseSale = (key: string, form: ExpenseForm): NewSale<'expense'> => ({
  key,
  kind: 'expense',
  order: { form },
  draft: expenseValues(form),
  facts: [
    { term: 'Category', value: form.expenseType },
    { term: 'Terminal', value: form.terminal },
    { term: 'Amount', value: formatNaira(form.amount) },
    { term: 'Approving officer', value: form.approvingOfficer },
    { term: 'Purpose', value: form.description },
  ],
});
