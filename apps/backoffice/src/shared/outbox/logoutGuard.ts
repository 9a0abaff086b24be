import type { ComponentType } from 'react';

/** What stands in place of the logout's question while something is unsent; set by the outbox, whose code comes later. */
export const logoutGuard: { dialog?: ComponentType<{ onClose: () => void }> | undefined } = {};
