import type { TrayStatus, TrayType } from './trays.schema.ts'

export const trayTypeLabels = { tray: 'Tray', trolly: 'Trolley' } satisfies Record<TrayType, string>

export const trayStatusLabels = { active: 'In room', expired: 'Fetched' } satisfies Record<TrayStatus, string>

/** The same in Arabic. */
export const arabicTrayTypeLabels = { tray: 'صينية', trolly: 'عربة' } satisfies Record<TrayType, string>

export const arabicTrayStatusLabels = { active: 'في الغرفة', expired: 'أُخذت' } satisfies Record<TrayStatus, string>
