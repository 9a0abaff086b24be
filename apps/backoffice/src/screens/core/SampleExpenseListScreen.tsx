import { ExpenseListScreen } from '../expense/ExpenseListScreen';

export const SampleExpenseListScreen = () => <ExpenseListScreen isSample />;
