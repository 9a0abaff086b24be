import { FailureState } from '@motorpark/ui';
import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/**
 * Stands in for a screen that could not be shown: mostly its code could not be fetched over a poor connection, or a new version
 * has replaced it on the server. A reload brings either; what was typed is kept by the screens themselves.
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
        message="This page could not be loaded. Please check the connection and try again."
        onRetry={() => location.reload()}
      />
    );
  }
}
