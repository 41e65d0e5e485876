import type { ComponentType } from 'react'
import { createStore, useStore } from '#kit/device/store.ts'

/** A receipt or ticket that a page can print. */
export type Printable = { orderId: number; version: number } | { billId: number }

type PrintWay = ComponentType<Printable>

const ways = createStore<readonly PrintWay[]>([])

/** Adds another way to print to the pages of orders and bills. Returns a function that removes it. */
export function addPrintWay(Way: PrintWay): () => void {
  ways.set([...ways.get(), Way])
  return () => ways.set(ways.get().filter((each) => each !== Way))
}

/** Renders the ways to print that features add. */
export function PrintWays(printable: Printable) {
  // They are added once, at sign-in.
  return useStore(ways).map((Way, index) => <Way key={index} {...printable} />)
}
