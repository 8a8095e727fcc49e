// The portal's line icons, 24 by 24, in the text colour. Decorative: each has a text next to it.
import css from './icons.module.css'

const paths = {
  'arrow-down': 'M12 5v14M6 13l6 6 6-6',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  accounts: 'M4 20V10M10 20V4M16 20v-8M21 20H3',
  basket: 'M4 9h16l-1.5 10h-13zM8 9l3-5M16 9l-3-5',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  check: 'M5 13l4 4L19 7',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-right': 'M9 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  external: 'M14 4h6v6M20 4l-9 9M17 14v6H4V7h6',
  goal: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 12h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 7.8h.01',
  'log-out': 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  payments: 'M4 8h14l-4-4M20 16H6l4 4',
  people:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21v-2a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v2M16 3.5a4 4 0 0 1 0 7.5M22 21v-2a5 5 0 0 0-3.5-4.8',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21v-1a6 6 0 0 1 6-6h4a6 6 0 0 1 6 6v1',
  phone: 'M6 3h4l1.5 5L9 10a12 12 0 0 0 5 5l2-2.5 5 1.5v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  share: 'M12 15V3M8 7l4-4 4 4M6 11H5v10h14V11h-1',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
} as const

/** A name of an icon, as manifests use it too. */
export type IconName = keyof typeof paths

/** `size` in CSS pixels at normal text; it grows with the text. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={css.icon}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
