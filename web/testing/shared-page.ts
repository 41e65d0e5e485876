import { cleanup } from '@testing-library/react'
import { type EventTarget, PropertySymbol, type Window } from 'happy-dom'
import { afterAll, afterEach, vi } from 'vitest'

/**
 * Lets the files of a worker share the window and the libraries, whose loading costs more than most files, and nothing
 * else: after each of them the page returns to its beginning, and the project's own modules are loaded anew, without
 * what they kept.
 */
export function sharePage(): void {
  const returnPage = rememberPage()
  // Testing Library does both itself only for the file that loads it.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  afterEach(cleanup)
  afterAll(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.resetModules()
    returnPage()
  })
}

/** Returns a function that returns the page to what it is now. */
function rememberPage(): () => void {
  const window = ownWindow()
  const { document, innerWidth: width, innerHeight: height } = window
  const address = location.href
  const elements = [document.documentElement, document.head, document.body]
  const deleteNewKeys = [document, navigator, ...elements].map(rememberKeys)
  return () => {
    for (const observer of window[PropertySymbol.mutationObservers].slice()) observer.disconnect()
    for (const target of [window, document, ...elements]) forgetListeners(target)
    // React and user-event mark with them what they listen to.
    for (const deleteNew of deleteNewKeys) deleteNew()
    for (const element of elements) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    }
    document.head.replaceChildren()
    document.body.replaceChildren()
    window.localStorage.clear()
    window.sessionStorage.clear()
    expireCookies()
    // A download may have led to an address that allows no other state.
    window.happyDOM.setURL(address)
    history.replaceState(null, '', address)
    window.happyDOM.setViewport({ width, height })
  }
}

function rememberKeys(owner: object): () => void {
  const keys = new Set(Reflect.ownKeys(owner))
  return () => {
    for (const key of Reflect.ownKeys(owner)) if (!keys.has(key)) Reflect.deleteProperty(owner, key)
  }
}

function expireCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.slice(0, cookie.indexOf('='))}=; path=/; max-age=0`
  }
}

function forgetListeners(target: EventTarget): void {
  for (const kept of [target[PropertySymbol.listeners], target[PropertySymbol.listenerOptions]]) {
    kept.bubbling.clear()
    kept.capturing.clear()
  }
}

/** Returns the window that the globals come from. */
function ownWindow(): Window {
  return (document as unknown as { [PropertySymbol.window]: Window })[PropertySymbol.window]
}
