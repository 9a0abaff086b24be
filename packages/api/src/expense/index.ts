export { readExpense } from './readExpense';
export { saveExpense } from './expense.endpoints';
export {
  useDeleteExpense,
  useExpense,
  useExpenseStatus,
  useFoundExpenses,
  useOneExpense,
  useSaveExpense,
} from './useExpenses';
