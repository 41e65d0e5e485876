import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { useCallback, useContext, useEffect } from 'react'
import {
  type Location,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useSearchParams,
} from 'react-router'

const stepState = { isStep: true }

/** Whether an address was reached by a step, which the browser's back takes back. */
export function isAfterStep({ state }: Location<unknown>): boolean {
  return hasFields(state) && state.isStep === true
}

/** What an address will be once it is there: of two changes made while it is on its way, the second goes on from the first. */
let ahead: { pathname: string; params: URLSearchParams } | null = null

/**
 * A change that is late, and not what somebody does at this moment, is not made while they are leaving: it would call them back, or
 * take the question away whether they want to. Says whether the change is made.
 */
export type ChangeAddress = (edit: (params: URLSearchParams) => void, options?: ChangeOptions) => boolean

type ChangeOptions = {
  isLate?: boolean
  /** The browser's back takes it back, by itself: for what covers the screen and keeps what was done in it (`use-address-step.ts`). */
  isStep?: boolean
}

/**
 * The parameters of the screen's address, and what changes them in place. A change takes the place of the address and makes no
 * step back: but for steps, the browser's back leaves the screen.
 */
export function useAddressParams(): [params: URLSearchParams, change: ChangeAddress] {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const isOnItsWay = useIsOnItsWay()
  useEffect(() => {
    // What arrives now may be an earlier change than the last one.
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
      // A second press, before a slow device shows what the first one opened, would make a second step: closing takes back one.
      if (isStep && String(next) === String(known)) return true
      ahead = { pathname, params: next }
      setParams(next, { replace: !isStep, preventScrollReset: true, state: isStep ? stepState : arrived()?.state })
      return true
    },
    [arrived, isLeaving, params, pathname, setParams],
  )
  return [params, change]
}

/** Asks the router itself: its hooks tell of a screen that is being opened a drawing later, which is too late. */
function useIsLeaving(): () => boolean {
  const context = useContext(DataRouterContext)
  return useCallback(() => {
    if (!context) return false
    const { navigation, location, blockers } = context.router.state
    const isOpening = navigation.location !== undefined && navigation.location.pathname !== location.pathname
    return isOpening || [...blockers.values()].some(({ state }) => state === 'blocked')
  }, [context])
}

/** What stands in the address of a screen now: a change made after a wait knows only what stood there before. */
function useArrived(pathname: string): () => Location<unknown> | null {
  const context = useContext(DataRouterContext)
  return useCallback(() => {
    const here = context?.router.state.location
    return here?.pathname === pathname ? here : null
  }, [context, pathname])
}

/** Whether another address is still being opened. */
function useIsOnItsWay(): () => boolean {
  const context = useContext(DataRouterContext)
  return useCallback(() => context?.router.state.navigation.location !== undefined, [context])
}

/** Writes a parameter; an empty text takes it out. */
export function writeParam(params: URLSearchParams, name: string, text: string): void {
  if (text === '') params.delete(name)
  else params.set(name, text)
}

/** A text that stands in the address, so that a reload or a link shows the same. */
export function useAddressText(name: string): [text: string, set: (text: string) => void] {
  const [params, change] = useAddressParams()
  const set = useCallback((text: string) => change((next) => writeParam(next, name, text)), [change, name])
  return [params.get(name) ?? '', set]
}

/** One of a few choices, in the address; the first one where it says nothing or nonsense. */
export function useAddressChoice<T extends string>(
  name: string,
  choices: readonly [T, ...T[]],
): [T, (choice: T) => void] {
  const [text, setText] = useAddressText(name)
  const [first] = choices
  const set = useCallback((choice: T) => setText(choice === first ? '' : choice), [setText, first])
  return [choices.find((choice) => choice === text) ?? first, set]
}

/** What a paged list is narrowed to, in the address; undefined for all of them. Another choice starts again from the first page. */
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
  const text = params.get(name)
  return [choices.find((choice) => choice === text), set]
}

const lastPage = 100_000

/** Which page of a list is shown, in the address; the first one where it says nothing or nonsense. */
export function useAddressPage(): [page: number, setPage: (page: number) => void] {
  const [text, setText] = useAddressText('page')
  const page = Math.max(1, Math.min(lastPage, Math.floor(Number(text)) || 1))
  const setPage = useCallback((next: number) => setText(next > 1 ? String(next) : ''), [setText])
  return [page, setPage]
}
