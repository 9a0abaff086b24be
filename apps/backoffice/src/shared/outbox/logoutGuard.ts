import type { ComponentType } from 'react';

/** The dialog shown instead of the logout's while sales are unsent; set by the outbox, which is loaded later. */
export const logoutGuard: { dialog?: ComponentType<{ onClose: () => void }> | undefined } = {};
