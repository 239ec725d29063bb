import { Component, type ReactNode } from "react";

type Props = {
  /** What the children show; something else gives them a new chance. */
  readonly of: unknown;
  readonly onError: (error: unknown) => void;
  /** Shown in place of what has failed. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

type State = { readonly of: unknown; readonly hasFailed: boolean };

/** Catches what its children throw while they are rendered. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { of: this.props.of, hasFailed: false };

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
