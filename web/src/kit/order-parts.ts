import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { ComponentType, ReactNode } from 'react'
import { fetchPatiently } from '#kit/lazy-parts.ts'
import type { PlainKey } from '#kit/word-keys.ts'

/** A panel that a later feature brings to the page of an order. */
export type OrderPart = {
  /** With its catalogue: `receipts:print`. */
  titleKey: PlainKey
  /** Smaller is higher. */
  order: number
  /** For parts that are not for everybody. */
  permission?: Permission
  /** For parts that have something to show of some orders only: draws what is in it there, and nothing elsewhere. */
  Frame?: ComponentType<ShownOrder & { children: ReactNode }>
  Part: ComponentType<ShownOrder>
}

/** Which order a page shows, and which version of it. */
export type ShownOrder = { id: number; version: number }

/** Fetches what a feature brings to the page of an order, and its words. */
type FetchParts = () => Promise<readonly OrderPart[]>

const known = new Map<string, FetchParts>()

/** Makes known what a feature brings to the page of an order. */
export function registerOrderParts(feature: string, fetchParts: FetchParts): void {
  known.set(feature, fetchParts)
}

/** Every such part, in order. While the line is down it waits, and the page stays. */
export async function fetchOrderParts(): Promise<readonly OrderPart[]> {
  const parts = await Promise.all([...known.values()].map((fetchParts) => fetchPatiently(fetchParts)))
  return parts.flat().toSorted((one, other) => one.order - other.order)
}
