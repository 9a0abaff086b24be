export { readExpense } from './readExpense';
export { useDeleteExpense, useExpense, useExpenses, useExpenseStatus, useSaveExpense } from './useExpenses';
