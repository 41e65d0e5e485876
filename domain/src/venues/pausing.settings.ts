import { Type } from '@sinclair/typebox'
import { forEverybody, type SettingTable } from '../kit/settings.ts'
import { orderPauseSchema } from './pausing.schema.ts'

/** The pauses of a venue. They are changed by calls of their own, never as settings. */
export const pausingSettings = {
  orderPauses: forEverybody(Type.Array(orderPauseSchema), []),
} as const satisfies SettingTable
