import { Component, type ReactNode } from 'react';
import { hotelsBoundaryTexts as texts } from './texts.ts';

/** Shows a message in place of a list of hotels whose rendering fails, so that the rest of the page stays. */
export class HotelsBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="on-cream wrap section-space" role="alert">
        {texts.unable}
      </p>
    );
  }
}
