import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ComponentType, ReactNode } from 'react'
import type { PagePart, ShownOrder } from '#features/orders/public/order-slot.ts'
import { defineSlot } from '#kit/features/slot.ts'

export type BillPart = PagePart & {
  /** For parts that apply to some bills only. */
  Frame?: ComponentType<ShownBill & { children: ReactNode }>
  Part: ComponentType<ShownBill>
}

/** The bill that a page shows, with its orders and their versions. */
export type ShownBill = { id: number; billed: readonly ShownOrder[] }

/** A feature's way to pay a share of a bill. */
export type SharePart = {
  permission?: Permission
  /** Rendered in the question how the share is paid. */
  Pay: ComponentType<ShownShare>
  /**
   * Draws nothing: it is mounted beside the share until it is paid, and calls `onPaid` when it was paid in this way.
   */
  Watch: ComponentType<ShownShare & { onPaid: (amount: number) => void }>
}

/** One person's share of a bill, with the orders and their versions. */
export type ShownShare = ShownBill & {
  venue: Venue
  /** Counted from 0. */
  person: number
  /** In the unit of the venue's currency. */
  amount: number
}

/** The page of a bill. */
export const billSlot = defineSlot<BillPart>('bill')

/** The ways to pay a share of a bill. */
export const shareSlot = defineSlot<SharePart>('share')
