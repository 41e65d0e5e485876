import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
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

/** A way to pay a share of a bill that a later feature brings. */
export type SharePart = {
  permission?: Permission
  /** Drawn where it is asked how the share is paid. */
  Pay: ComponentType<ShownShare>
  /** Draws nothing: stands beside the share until it is paid, and calls `onPaid` when it was paid in this way. */
  Watch: ComponentType<ShownShare & { onPaid: (amount: number) => void }>
}

/** What one person has to pay of a bill, with which orders in which versions. */
export type ShownShare = ShownBill & {
  venue: Venue
  /** Counted from 0. */
  person: number
  /** In the unit of the venue's currency. */
  amount: number
}

/** Fetches what a feature brings to a page, and its words. */
type FetchParts<Part> = () => Promise<readonly Part[]>

const partsOfOrders = new Map<string, FetchParts<OrderPart>>()
const partsOfBills = new Map<string, FetchParts<BillPart>>()
const partsOfShares = new Map<string, FetchParts<SharePart>>()

/** Makes known what a feature brings to the page of an order. */
export function registerOrderParts(feature: string, fetchParts: FetchParts<OrderPart>): void {
  partsOfOrders.set(feature, fetchParts)
}

/** Makes known what a feature brings to the page of a bill. */
export function registerBillParts(feature: string, fetchParts: FetchParts<BillPart>): void {
  partsOfBills.set(feature, fetchParts)
}

/** Makes known how shares of a bill can be paid with a feature. */
export function registerShareParts(feature: string, fetchParts: FetchParts<SharePart>): void {
  partsOfShares.set(feature, fetchParts)
}

/** Every part of the page of an order, in order. While the line is down it waits, and the page stays. */
export function fetchOrderParts(): Promise<readonly OrderPart[]> {
  return partsIn(partsOfOrders)
}

/** The same of the page of a bill. */
export function fetchBillParts(): Promise<readonly BillPart[]> {
  return partsIn(partsOfBills)
}

/** Every way to pay a share of a bill. */
export function fetchShareParts(): Promise<readonly SharePart[]> {
  return everyPartIn(partsOfShares)
}

async function partsIn<Part extends PagePart>(known: ReadonlyMap<string, FetchParts<Part>>): Promise<readonly Part[]> {
  return (await everyPartIn(known)).toSorted((one, other) => one.order - other.order)
}

async function everyPartIn<Part>(known: ReadonlyMap<string, FetchParts<Part>>): Promise<Part[]> {
  const parts = await Promise.all([...known.values()].map((fetchParts) => fetchPatiently(fetchParts)))
  return parts.flat()
}
