export { readExpense } from './readExpense';
export {
  useDeleteExpense,
  useExpense,
  useExpenses,
  useExpenseStatus,
  useFoundExpenses,
  useSaveExpense,
} from './useExpenses';
