import { FailureState } from '@motorpark/ui';
import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/**
 * Stands in for a screen that failed while it was shown; a reload starts it anew, and what was typed is kept by the screens
 * themselves. For code that does not come see `CodeFailure`.
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
