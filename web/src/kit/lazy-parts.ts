import { type ComponentProps, type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { fetchTogether, ignoreChunkFailure, reloadForChunk } from '#kit/chunk-reload.ts'
import { loadWords } from '#kit/i18n.ts'
import { untilAnswered } from '#kit/server-there.ts'
import { createStore, useStore } from '#kit/store.ts'
import type { CatalogueName } from '#kit/word-keys.ts'

const underWay = createStore(0)

// oxlint-disable-next-line typescript/no-explicit-any -- A part may take any props, as with React's own `lazy`.
type AnyPart = ComponentType<any>

/** Whether a part that somebody wants to see is still on its way. */
export function useIsPartUnderWay(): boolean {
  return useStore(underWay) > 0
}

const askAgainAfterMs = 1_000
/** A part that an answering server has failed to give so often is gone, as after an update. */
const mostFailures = 3

/**
 * Fetches a part of the program that comes after the screen itself. While the line is down it waits, and what is shown stays; only
 * for a part that the server has no more is the page reloaded, or what else `whenGone` does.
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

/** Asks for something before it is needed. Where it does not come, nobody has waited for it, and it is asked for again when it is needed. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(ignoreChunkFailure)
}

let isWaitingTold = false

/** Who is told that a screen is on its way, or can't come without a line, may be left to wait for it. */
export function useTellsOfWaiting(): void {
  useEffect(() => {
    isWaitingTold = true
    return () => {
      isWaitingTold = false
    }
  }, [])
}

/**
 * A screen or its words, as patiently: the one before stays. At the start, when there is none, and for what the server has no more, it is
 * for the page of errors to speak.
 */
export function fetchScreen<T>(load: () => Promise<T>): Promise<T> {
  if (!isWaitingTold) return load()
  return fetchPatiently(load, (error) => {
    throw error
  })
}

/**
 * A component that is fetched when it is first drawn, as patiently, with the words that its screen has not fetched for it. Who pressed
 * for it is told when it takes long.
 */
export function lazyPart<C extends AnyPart>(
  load: () => Promise<{ default: C }>,
  words: readonly CatalogueName[] = [],
  whileFetched?: ComponentType,
): LazyPart<C> {
  return drawnOnceFetched(() => countWhile(fetchPart(load, words)), whileFetched)
}

/** The same for what nobody has pressed for, so nobody is told. */
export function lazyBackgroundPart<C extends AnyPart>(
  load: () => Promise<{ default: C }>,
  words: readonly CatalogueName[] = [],
): LazyPart<C> {
  return drawnOnceFetched(() => fetchPart(load, words))
}

export type LazyPart<C extends AnyPart> = (props: ComponentProps<C>) => ReactNode

/** Not by React's own `lazy`: what a `Suspense` has once shown nothing for, it draws 300 ms later at the earliest, however soon it is there. */
function drawnOnceFetched<C extends AnyPart>(
  fetch: () => Promise<{ default: C }>,
  WhileFetched?: ComponentType,
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
    if (Part) return createElement(Part, props)
    void ask()
    return WhileFetched ? createElement(WhileFetched) : null
  }
}

function fetchPart<M>(load: () => Promise<M>, words: readonly CatalogueName[]): Promise<M> {
  return fetchPatiently(async () => (await fetchTogether([load(), loadWords(...words)]))[0])
}

async function countWhile<T>(part: Promise<T>): Promise<T> {
  // Not while React draws what asked for it.
  await Promise.resolve()
  underWay.set(underWay.get() + 1)
  try {
    return await part
  } finally {
    underWay.set(underWay.get() - 1)
  }
}

const fetchedAgain = new Set<string>()

/** The bundler asks for the style sheets of a part once only: those that did not come are asked for here. */
async function fetchStylesAgain(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const missing = links.filter((link) => !hasStyles(link) && !fetchedAgain.has(link.href))
  await Promise.all(missing.map(fetchStyleAgain))
}

/** To the browser, one that could not be fetched is there, and may not be read. */
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
