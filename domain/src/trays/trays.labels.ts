import type { TrayStatus, TrayType } from './trays.schema.ts'

export const trayTypeLabels = { tray: 'Tray', trolly: 'Trolley' } satisfies Record<TrayType, string>

export const trayStatusLabels = { active: 'In room', expired: 'Collected' } satisfies Record<TrayStatus, string>
