const PATHS = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3z',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01',
  close: 'M6 6l12 12M18 6L6 18',
  gear: 'M9.9 5.1L10.3 2.3L13.7 2.3L14.1 5.1L15.4 5.6L17.7 4.0L20.0 6.3L18.4 8.6L18.9 9.9L21.7 10.3L21.7 13.7L18.9 14.1L18.4 15.4L20.0 17.7L17.7 20.0L15.4 18.4L14.1 18.9L13.7 21.7L10.3 21.7L9.9 18.9L8.6 18.4L6.3 20.0L4.0 17.7L5.6 15.4L5.1 14.1L2.3 13.7L2.3 10.3L5.1 9.9L5.6 8.6L4.0 6.3L6.3 4.0L8.6 5.6zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 5l7 7-7 7',
  previousTrick: 'M18 6l-7 6 7 6M6 6v12',
  nextTrick: 'M6 6l7 6-7 6M18 6v12',
  flag: 'M6 21V4M6 4h11l-2 4 2 4H6',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
} as const;

/** A line drawing of 24 × 24; decoration, the button around it has the name. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
