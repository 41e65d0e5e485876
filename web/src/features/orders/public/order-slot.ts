import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { ComponentType, ReactNode } from 'react'
import { defineSlot } from '#kit/features/slot.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'

/** A panel that a later feature brings to the page of an order or of a bill. */
export type PagePart = {
  /** The label of the filter, with its catalogue: `trays:floor.kind`. */
  titleKey: PlainKey
  /** Smaller comes first on a tile. */
  order: number
  /** For parts that need a permission. */
  permission?: Permission
}

export type OrderPart = PagePart & {
  /** For parts that apply to some orders only: renders its children for those, and nothing for others. */
  Frame?: ComponentType<ShownOrder & { children: ReactNode }>
  Part: ComponentType<ShownOrder>
}

/** The order that a page shows, with its version. */
export type ShownOrder = { id: number; version: number }

/** The page of an order. */
export const orderSlot = defineSlot<OrderPart>('order')
