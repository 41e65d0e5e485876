// Decision 59: docs/decisions/0059-what-features-register.md

import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { useCallback, useContext, useEffect } from 'react'
import {
  type Location,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useSearchParams,
} from 'react-router'

const stepState = { isStep: true }

/** Returns true if an address was reached by a step, which the browser's back undoes. */
export function isAfterStep({ state }: Location<unknown>): boolean {
  return hasFields(state) && state.isStep === true
}

/**
 * The address after the pending change: if a second change is made before the first arrives, it builds on the first.
 */
let ahead: { pathname: string; params: URLSearchParams } | null = null

/**
 * Changes the address. A late change, which does not come from a current action of the person, is not made while they
 * are leaving: it would call them back, or remove the question whether they want to leave. Returns whether the change
 * is made.
 */
export type ChangeAddress = (edit: (params: URLSearchParams) => void, options?: ChangeOptions) => boolean

type ChangeOptions = {
  isLate?: boolean
  /**
   * The browser's back undoes it: for something that covers the screen and preserves its own state
   * (`use-address-step.ts`).
   */
  isStep?: boolean
}

/**
 * Returns the parameters of the screen's address, and a function that changes them in place. A change replaces the
 * address and adds no history entry: except for steps, the browser's back leaves the screen.
 */
export function useAddressParams(): [params: URLSearchParams, change: ChangeAddress] {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const isOnItsWay = useIsOnItsWay()
  useEffect(() => {
    // The change that arrives now may be earlier than the last one.
    if (!isOnItsWay()) ahead = null
  }, [isOnItsWay, params])
  const isLeaving = useIsLeaving()
  const arrived = useArrived(pathname)
  const change = useCallback<ChangeAddress>(
    (edit, { isLate = false, isStep = false } = {}) => {
      if (isLate && isLeaving()) return false
      const known = ahead?.pathname === pathname ? ahead.params : new URLSearchParams(arrived()?.search ?? params)
      const next = new URLSearchParams(known)
      edit(next)
      // A second press, before a slow device shows what the first one opened, would add a second step, but closing goes
      // back only one.
      if (isStep && String(next) === String(known)) return true
      ahead = { pathname, params: next }
      setParams(next, { replace: !isStep, preventScrollReset: true, state: isStep ? stepState : arrived()?.state })
      return true
    },
    [arrived, isLeaving, params, pathname, setParams],
  )
  return [params, change]
}

/** Asks the router itself: its hooks report that a screen is being opened one render later, which is too late. */
function useIsLeaving(): () => boolean {
  const context = useContext(DataRouterContext)
  return useCallback(() => {
    if (!context) return false
    const { navigation, location, blockers } = context.router.state
    const isOpening = navigation.location !== undefined && navigation.location.pathname !== location.pathname
    return isOpening || [...blockers.values()].some(({ state }) => state === 'blocked')
  }, [context])
}

/** Returns the current location of a screen: a change made after a wait knows only the location before it. */
function useArrived(pathname: string): () => Location<unknown> | null {
  const context = useContext(DataRouterContext)
  return useCallback(() => {
    const here = context?.router.state.location
    return here?.pathname === pathname ? here : null
  }, [context, pathname])
}

/** Returns true while another address is still being opened. */
function useIsOnItsWay(): () => boolean {
  const context = useContext(DataRouterContext)
  return useCallback(() => context?.router.state.navigation.location !== undefined, [context])
}

/** Writes a parameter; an empty text removes it. */
export function writeParam(params: URLSearchParams, name: string, text: string): void {
  if (text === '') params.delete(name)
  else params.set(name, text)
}

/** Stores a text in the address, so that a reload or a link shows the same. */
export function useAddressText(name: string): [text: string, set: (text: string) => void] {
  const [params, change] = useAddressParams()
  const set = useCallback((text: string) => change((next) => writeParam(next, name, text)), [change, name])
  return [params.get(name) ?? '', set]
}

/** Stores one of a few choices in the address; the first one if the address has none or an invalid one. */
export function useAddressChoice<T extends string>(
  name: string,
  choices: readonly [T, ...T[]],
): [T, (choice: T) => void] {
  const [text, setText] = useAddressText(name)
  const [first] = choices
  const set = useCallback((choice: T) => setText(choice === first ? '' : choice), [setText, first])
  return [choices.find((choice) => choice === text) ?? first, set]
}

/**
 * Stores the filter of a paged list in the address; undefined shows all records. Changing it returns to the first page.
 */
export function useAddressFilter<T extends string>(
  name: string,
  choices: readonly T[],
): [T | undefined, (choice: T | undefined) => void] {
  const [params, change] = useAddressParams()
  const set = useCallback(
    (choice: T | undefined) =>
      change((next) => {
        next.delete('page')
        writeParam(next, name, choice ?? '')
      }),
    [change, name],
  )
  return [filterOfAddress(params, name, choices), set]
}

/** Returns the filter of a list that an address has; undefined for all records. */
export function filterOfAddress<T extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined {
  const text = params.get(name)
  return choices.find((choice) => choice === text)
}

const lastPage = 100_000

/** Stores the shown page of a list in the address; the first page if the address has none or an invalid one. */
export function useAddressPage(): [page: number, setPage: (page: number) => void] {
  const [text, setText] = useAddressText('page')
  const setPage = useCallback((next: number) => setText(next > 1 ? String(next) : ''), [setText])
  return [pageOfText(text), setPage]
}

/** Returns the page of a list that an address has. */
export function pageOfAddress(params: URLSearchParams): number {
  return pageOfText(params.get('page') ?? '')
}

function pageOfText(text: string): number {
  return Math.max(1, Math.min(lastPage, Math.floor(Number(text)) || 1))
}
