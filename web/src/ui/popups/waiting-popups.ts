import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { createStore, useStore } from '#kit/device/store.ts'

/** A waiting pop-up of any feature. */
export type WaitingPopup = {
  /** Unique among the pop-ups of all features. */
  id: string
  /** The name of its kind: New and updated orders. */
  kind: string
  /** The number of its place (`popup-places.ts`). */
  place: number
  /** The instant at which it is due, or since when it waits. */
  dueAt: string
  /** True if it can't be dismissed. */
  isFixed?: boolean | undefined
  /** The pop-up in the bar, a `PopupCard`. */
  card: ReactNode
  /** The pop-up in the list of all, a `CallRow`. */
  row: ReactNode
}

type Offer = {
  popups: readonly WaitingPopup[]
  /** Dismisses all that can be dismissed. */
  closeAll?: () => void
}

const offers = createStore<ReadonlyMap<string, Offer>>(new Map())
const list = createStore(false)

/** Adds the pop-ups of a feature to those of all others. */
export function useOfferPopups(name: string, offer: Offer): void {
  useLayoutEffect(() => offers.set(new Map(offers.get()).set(name, offer)))
  useLayoutEffect(
    () => () => {
      const others = new Map(offers.get())
      others.delete(name)
      offers.set(others)
    },
    [name],
  )
}

/** Returns the pop-ups of all features, the worst first. */
export function useWaitingPopups(): readonly WaitingPopup[] {
  const offered = useStore(offers)
  return useMemo(() => worstFirst([...offered.values()].flatMap(({ popups }) => popups)), [offered])
}

export function worstFirst<T extends Pick<WaitingPopup, 'place' | 'dueAt' | 'isFixed'>>(popups: readonly T[]): T[] {
  return popups.toSorted(
    (one, other) =>
      one.place - other.place ||
      Number(one.isFixed ?? false) - Number(other.isFixed ?? false) ||
      byText(one.dueAt, other.dueAt),
  )
}

/** Dismisses all pop-ups of all features that can be dismissed. */
export function closeAllPopups(): void {
  for (const { closeAll } of offers.get().values()) closeAll?.()
}

export function useIsPopupListOpen(): boolean {
  return useStore(list)
}

export function openPopupList(): void {
  list.set(true)
}

export function closePopupList(): void {
  list.set(false)
}

function byText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
