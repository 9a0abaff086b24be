import { userEvent } from 'storybook/test';

/** Types as slowly as a person, so that it is never taken for a scan. */
export const keysOfAPerson = (keys: string): Promise<void> => userEvent.setup({ delay: 120 }).keyboard(keys);
