import type { ComponentType } from 'react'
import { createStore, useStore } from '#kit/store.ts'

/** What a page can have printed. */
export type Printable = { orderId: number; version: number } | { billId: number }

type PrintWay = ComponentType<Printable>

const ways = createStore<readonly PrintWay[]>([])

/** Offers another way to print, on the pages of orders and bills, until the returned function is called. */
export function addPrintWay(Way: PrintWay): () => void {
  ways.set([...ways.get(), Way])
  return () => ways.set(ways.get().filter((each) => each !== Way))
}

/** The ways that later features offer. */
export function PrintWays(printable: Printable) {
  // They are added once, when somebody signs in.
  return useStore(ways).map((Way, index) => <Way key={index} {...printable} />)
}
