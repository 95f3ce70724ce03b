/** One tab stop for a group; arrows, Home and End move inside it. */
import type { Attachment } from 'svelte/attachments';

/** In a group of this many columns, up and down go to the next row. */
export const rovingIn =
  (columns: number): Attachment<HTMLElement> =>
  (group) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowDown: columns,
      ArrowLeft: -1,
      ArrowUp: -columns,
    };
    const stops = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button')];

    function settle(current: HTMLElement | undefined): void {
      for (const stop of stops()) stop.tabIndex = stop === current ? 0 : -1;
    }

    function onKey(event: KeyboardEvent): void {
      const all = stops(),
        at = all.indexOf(event.target as HTMLElement);
      if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
      const step = steps[event.key];
      const next =
        event.key === 'Home'
          ? all[0]
          : event.key === 'End'
            ? all.at(-1)
            : step === undefined
              ? undefined
              : all[(at + step + all.length) % all.length];
      if (next === undefined) return;
      event.preventDefault();
      settle(next);
      next.focus();
    }

    function onFocus(event: FocusEvent): void {
      settle(event.target as HTMLElement);
    }

    const watch = new MutationObserver(() => {
      const all = stops();
      if (!all.some((stop) => stop.tabIndex === 0)) settle(all[0]);
    });
    settle(stops()[0]);
    watch.observe(group, { childList: true, subtree: true });
    group.addEventListener('keydown', onKey);
    group.addEventListener('focusin', onFocus);
    return () => {
      watch.disconnect();
      group.removeEventListener('keydown', onKey);
      group.removeEventListener('focusin', onFocus);
    };
  };

export const roving: Attachment<HTMLElement> = rovingIn(1);
