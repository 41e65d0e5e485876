import type { TrayStatus, TrayType } from './trays.schema.ts'

export const trayTypeLabels = { tray: 'Tray', trolly: 'Trolley' } satisfies Record<TrayType, string>

export const trayStatusLabels = { active: 'In room', expired: 'Collected' } satisfies Record<TrayStatus, string>

/** The Arabic label of each type of tray. */
export const arabicTrayTypeLabels = { tray: 'صينية', trolly: 'عربة' } satisfies Record<TrayType, string>

export const arabicTrayStatusLabels = { active: 'في الغرفة', expired: 'جُمعت' } satisfies Record<TrayStatus, string>
