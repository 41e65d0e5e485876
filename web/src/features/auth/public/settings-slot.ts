import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { ComponentType } from 'react'
import { defineSlot } from '#kit/features/slot.ts'

export type SettingsPart = {
  /** The column in which it is shown: settings of the person, or of this device. */
  of: 'person' | 'device'
  /** Smaller comes first on a tile. */
  order: number
  /** For parts that need a permission. */
  permission?: Permission
  Part: ComponentType
}

/** The parts of the settings. */
export const settingsSlot = defineSlot<SettingsPart>('settings')
