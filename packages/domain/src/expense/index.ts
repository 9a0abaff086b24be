export * from './whyNotReversible';
export * from './expense';
export * from './expense.schema';
export * from './rejection';
export * from './isEditable';
export * from './expenseDraft';
export * from './expenseOptions';
