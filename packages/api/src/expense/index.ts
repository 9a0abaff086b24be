export { readExpense } from './readExpense';
export { saveExpense } from './expense.endpoints';
export {
  useDeleteExpense,
  useExpense,
  useExpenses,
  useExpenseStatus,
  useFoundExpenses,
  useSaveExpense,
} from './useExpenses';
