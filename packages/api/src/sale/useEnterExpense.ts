import { type ExpenseForm, expenseDraft, formatNaira } from '@motorpark/domain';
import { newRetryKey } from '../http/retryKey';
import type { NewSale } from '../outbox/sale';
import { useSell } from '../outbox/useSell';
import type { Save, Saved, SavedLater } from '../rows/records';
import { useSaveExpense } from '../expense/useExpenses';

/** Returns a function that creates an expense exactly once, or edits one. Without a connection a new expense is queued. */
export function useEnterExpense({ onEntered }: { onEntered: () => void }) {
  const { save } = useSaveExpense();
  const { sell } = useSell();
  return async (order: Save<ExpenseForm>): Promise<Saved | SavedLater> => {
    if (order.id !== undefined) return await save(order);
    const { form, retryKey = newRetryKey() } = order;
    const delivery = await sell(expenseSale(retryKey, form));
    if (delivery.state === 'failed') throw delivery.failure;
    onEntered();
    return delivery.state === 'saved' ? delivery.result : { outcome: 'later' };
  };
}

const expenseSale = (key: string, form: ExpenseForm): NewSale<'expense'> => ({
  key,
  kind: 'expense',
  order: { form },
  draft: expenseDraft(form),
  facts: [
    { term: 'Category', value: form.expenseType },
    { term: 'Terminal', value: form.terminal },
    { term: 'Amount', value: formatNaira(form.amount) },
    { term: 'Approving officer', value: form.approvingOfficer },
    { term: 'Purpose', value: form.description },
    ...(form.vehicle ? [{ term: 'Vehicle', value: form.vehicle }] : []),
  ],
});
