import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { ComponentType, ReactNode } from 'react'
import { fetchPatiently } from '#kit/lazy-parts.ts'
import type { PlainKey } from '#kit/word-keys.ts'

/** A panel that a later feature brings to the page of an order or of a bill. */
type PagePart = {
  /** With its catalogue: `receipts:print`. */
  titleKey: PlainKey
  /** Smaller is higher. */
  order: number
  /** For parts that are not for everybody. */
  permission?: Permission
}

export type OrderPart = PagePart & {
  /** For parts that have something to show of some orders only: draws what is in it there, and nothing elsewhere. */
  Frame?: ComponentType<ShownOrder & { children: ReactNode }>
  Part: ComponentType<ShownOrder>
}

/** Which order a page shows, and which version of it. */
export type ShownOrder = { id: number; version: number }

export type BillPart = PagePart & {
  /** For parts that have something to show of some bills only. */
  Frame?: ComponentType<ShownBill & { children: ReactNode }>
  Part: ComponentType<ShownBill>
}

/** Which bill a page shows, with which orders in which versions. */
export type ShownBill = { id: number; billed: readonly ShownOrder[] }

/** Fetches what a feature brings to a page, and its words. */
type FetchParts<Part> = () => Promise<readonly Part[]>

const partsOfOrders = new Map<string, FetchParts<OrderPart>>()
const partsOfBills = new Map<string, FetchParts<BillPart>>()

/** Makes known what a feature brings to the page of an order. */
export function registerOrderParts(feature: string, fetchParts: FetchParts<OrderPart>): void {
  partsOfOrders.set(feature, fetchParts)
}

/** Makes known what a feature brings to the page of a bill. */
export function registerBillParts(feature: string, fetchParts: FetchParts<BillPart>): void {
  partsOfBills.set(feature, fetchParts)
}

/** Every part of the page of an order, in order. While the line is down it waits, and the page stays. */
export function fetchOrderParts(): Promise<readonly OrderPart[]> {
  return partsIn(partsOfOrders)
}

/** The same of the page of a bill. */
export function fetchBillParts(): Promise<readonly BillPart[]> {
  return partsIn(partsOfBills)
}

async function partsIn<Part extends PagePart>(known: ReadonlyMap<string, FetchParts<Part>>): Promise<readonly Part[]> {
  const parts = await Promise.all([...known.values()].map((fetchParts) => fetchPatiently(fetchParts)))
  return parts.flat().toSorted((one, other) => one.order - other.order)
}
