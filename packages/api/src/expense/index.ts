export { readExpense } from './readExpense';
export { expensePayload, saveExpense } from './expense.endpoints';
export {
  useDeleteExpense,
  useExpense,
  useExpenseStatus,
  useFoundExpenses,
  useOneExpense,
  useSaveExpense,
} from './useExpenses';
