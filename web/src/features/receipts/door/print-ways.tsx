import type { ComponentType } from 'react'
import { createStore, useStore } from '#kit/store.ts'

type ShownOrder = { id: number; version: number }

type PrintWay = ComponentType<ShownOrder>

const ways = createStore<readonly PrintWay[]>([])

/** Offers another way to print a receipt, on the page of its order, until the returned function is called. */
export function addPrintWay(Way: PrintWay): () => void {
  ways.set([...ways.get(), Way])
  return () => ways.set(ways.get().filter((each) => each !== Way))
}

/** The ways that later features offer. */
export function PrintWays(order: ShownOrder) {
  // They are added once, when somebody signs in.
  return useStore(ways).map((Way, index) => <Way key={index} {...order} />)
}
