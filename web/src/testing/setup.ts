/** What jsdom lacks of a browser, as far as the components ask for it. */
class NoObserver {
  observe(): void {
    /* nothing has a size here */
  }
  unobserve(): void {
    /* nothing has a size here */
  }
  disconnect(): void {
    /* nothing has a size here */
  }
}

if (typeof window !== 'undefined') {
  window.matchMedia = (media) =>
    ({
      media,
      matches: media.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.ResizeObserver = NoObserver as unknown as typeof ResizeObserver;
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
  window.scrollTo = () => undefined;
}
