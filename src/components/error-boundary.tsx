import { Component, type ReactNode } from "react";

type Props = {
  readonly onError: (error: unknown) => void;
  /** Shown in place of what has failed. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

/** Catches what its children throw while they are rendered; a new `key` gives them a new chance. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { children, fallback = null } = this.props;
    return this.state.hasFailed ? fallback : children;
  }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }
}
