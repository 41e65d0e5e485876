import { type ComponentProps, type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { fetchTogether, ignoreChunkFailure, reloadForChunk } from '#kit/device/chunk-reload.ts'
import { loadTranslations } from '#kit/i18n/i18n.ts'
import { untilAnswered } from '#kit/device/server-there.ts'
import { createStore, useStore } from '#kit/device/store.ts'
import type { CatalogueName } from '#kit/i18n/translation-keys.ts'

const underWay = createStore(0)

// oxlint-disable-next-line typescript/no-explicit-any -- A part may take any props, as with React's own `lazy`.
type AnyPart = ComponentType<any>

/** Returns true while a part that the person wants to see is still loading. */
export function useIsPartUnderWay(): boolean {
  return useStore(underWay) > 0
}

const askAgainAfterMs = 1_000
/** Number of failures after which a part is gone, as after an update, if the server answers. */
const mostFailures = 3

/**
 * Fetches a part of the program that comes after the screen itself. While the connection is down it waits, and the
 * current content stays; only if the server no longer has the part is the page reloaded, or `whenGone` called.
 */
export async function fetchPatiently<T>(
  load: () => Promise<T>,
  whenGone: (error: unknown) => void = () => reloadForChunk(Date.now()),
): Promise<T> {
  let failures = 0
  for (;;) {
    try {
      if (failures > 0) await fetchStylesAgain()
      return await load()
    } catch (error) {
      ignoreChunkFailure(error)
      const { wasThere } = await untilAnswered()
      failures = wasThere ? failures + 1 : 1
      if (failures >= mostFailures) whenGone(error)
      await new Promise((resolve) => setTimeout(resolve, askAgainAfterMs))
    }
  }
}

/** Fetches something before it is needed. A failure is ignored: it is fetched again when it is needed. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(ignoreChunkFailure)
}

let isWaitingTold = false

/** Lets screens wait for their parts: the component reports that a screen is loading, or can't load while offline. */
export function useReportsWaiting(): void {
  useEffect(() => {
    isWaitingTold = true
    return () => {
      isWaitingTold = false
    }
  }, [])
}

/**
 * Fetches a screen or its translations with the same patience: the screen before stays. At the start, when there is
 * none, and for parts that the server no longer has, the error page handles the failure.
 */
export function fetchScreen<T>(load: () => Promise<T>): Promise<T> {
  if (!isWaitingTold) return load()
  return fetchPatiently(load, (error) => {
    throw error
  })
}

/**
 * Creates a component that is fetched with the same patience when it is first drawn, with the translations that its
 * screen has not fetched. The person who opened it is informed if it takes long.
 */
export function lazyPart<C extends AnyPart>(
  load: () => Promise<{ default: C }>,
  words: readonly CatalogueName[] = [],
  whileFetched?: ComponentType<ComponentProps<C>>,
): LazyPart<C> {
  return drawnOnceFetched(() => fetchPart(load, words), { isReported: true, whileFetched })
}

/** Creates a component like `lazyPart`, for a part that was not opened by a press: a wait is not reported. */
export function lazyBackgroundPart<C extends AnyPart>(
  load: () => Promise<{ default: C }>,
  words: readonly CatalogueName[] = [],
): LazyPart<C> {
  return drawnOnceFetched(() => fetchPart(load, words), { isReported: false })
}

/**
 * Returns a part that a press opens, null until it is fetched, and the function that requests it. The caller decides
 * what is drawn meanwhile, and whether the part still opens when it arrives.
 */
export function useRequestedPart<C extends AnyPart>(
  load: () => Promise<{ default: C }>,
  words: readonly CatalogueName[] = [],
): [Part: C | null, request: () => void] {
  const [Part, setPart] = useState<C | null>(null)
  const [isRequested, setIsRequested] = useState(false)
  useReportUnderWay(isRequested && Part === null)
  function request(): void {
    setIsRequested(true)
    void fetchPart(load, words).then(({ default: fetched }) => setPart(() => fetched))
  }
  return [Part, request]
}

export type LazyPart<C extends AnyPart> = (props: ComponentProps<C>) => ReactNode

type Drawing<C extends AnyPart> = {
  /** True if the person is informed when it takes long. */
  isReported: boolean
  whileFetched?: ComponentType<ComponentProps<C>> | undefined
}

/**
 * Renders a part once it is fetched. Not with React's own `lazy`: after a `Suspense` has shown nothing, it draws the
 * content 300 ms later at the earliest, however soon it is there.
 */
function drawnOnceFetched<C extends AnyPart>(
  fetch: () => Promise<{ default: C }>,
  { isReported, whileFetched }: Drawing<C>,
): LazyPart<C> {
  const fetched = createStore<C | null>(null)
  let isAsked = false

  async function ask(): Promise<void> {
    if (isAsked) return
    isAsked = true
    fetched.set((await fetch()).default)
  }

  return function LazyPart(props) {
    const Part = useStore(fetched)
    useReportUnderWay(isReported && Part === null)
    if (Part) return createElement(Part, props)
    void ask()
    return whileFetched ? createElement(whileFetched, props) : null
  }
}

function fetchPart<M>(load: () => Promise<M>, words: readonly CatalogueName[]): Promise<M> {
  return fetchPatiently(async () => (await fetchTogether([load(), loadTranslations(...words)]))[0])
}

/** Reports a part that is loading, as long as the component that needs it is shown. */
function useReportUnderWay(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return
    underWay.set(underWay.get() + 1)
    return () => underWay.set(underWay.get() - 1)
  }, [isUnderWay])
}

const fetchedAgain = new Set<string>()

/** Fetches failed style sheets of a part again: the bundler requests each only once. */
async function fetchStylesAgain(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const missing = links.filter((link) => !hasStyles(link) && !fetchedAgain.has(link.href))
  await Promise.all(missing.map(fetchStyleAgain))
}

/**
 * Returns true if a style sheet can be read. Browsers list one that could not be fetched too, but it may not be read.
 */
function hasStyles({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

function fetchStyleAgain(missing: HTMLLinkElement): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A copy is what it was made of.
  const copy = missing.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    copy.addEventListener('load', () => {
      fetchedAgain.add(copy.href)
      resolve()
    })
    copy.addEventListener('error', () => {
      copy.remove()
      reject(new Error(`The style sheet ${copy.href} did not come`))
    })
    missing.after(copy)
  })
}
