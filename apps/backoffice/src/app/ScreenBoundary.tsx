import { FailureState } from '@motorpark/ui';
import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/**
 * Shows a failure in place of a screen that threw while rendering; a reload starts it again, and screens store their own drafts. For code that cannot be loaded
 * see `CodeFailure`.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <FailureState
        message="This page could not be shown. Please try again."
        onRetry={() => location.reload()}
      />
    );
  }
}
