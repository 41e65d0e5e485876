/** Something to press, at a point of the screen. */
export type Target = { kind: string; x: number; y: number }

/** The outcome of two taps at one point. */
export type DoubleTap = {
  kind: string
  /** The time between the taps in milliseconds: on a busy machine, more than was wanted. */
  gap: number
  /** The element that each tap hit, by its number and name; null if it hit nothing that can be pressed. */
  first: string | null
  second: string | null
  /** The changes that were sent a second time. */
  repeated: readonly string[]
  /** True if another screen, a dialog or a question is there now. */
  hasLed: boolean
}

declare global {
  /** The elements that received taps on this page, and the changes that it has sent. */
  var watchedTaps: { hit: Element | null; sent: string[]; numbers: WeakMap<Element, number> } | undefined
}

/** Runs in the page: notes from now on what taps reach, and the changes that are sent; does nothing if it does so already. */
export function watchTaps(): void {
  if (globalThis.watchedTaps) return
  const watched = { hit: null as Element | null, sent: [] as string[], numbers: new WeakMap<Element, number>() }
  globalThis.watchedTaps = watched
  const pressable = 'button, a, label, input, textarea, select, summary'
  // Only a press that was not ignored gets here.
  document.addEventListener(
    'click',
    ({ target, detail }) => {
      if (detail > 0) watched.hit = target instanceof Element ? target.closest(pressable) : null
    },
    { capture: true },
  )
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    const address = input instanceof Request ? input.url : String(input)
    // Counts are asked for by POST, whenever data comes.
    if (method !== 'GET' && !/(count|totals)$/i.test(address))
      watched.sent.push([method, address, typeof init?.body === 'string' ? init.body : ''].join(' '))
    return send(input, init)
  }
  // Another window could not be tapped.
  globalThis.open = () => null
}

/**
 * Runs in the page: returns the next thing to tap in sight, or null. Things of one kind have the same look and the same
 * first word; those of the frame around all screens count once, others once in each of two parts of the address.
 */
export function nextToTap(tapped: readonly string[]): Target | null {
  const places = 2
  for (const element of document.querySelectorAll<HTMLElement>('button:enabled, a[href], label')) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const shown = document.elementFromPoint(x, y)
    const isOff = element.getAttribute('aria-disabled') === 'true' || element.getAttribute('target') !== null
    const isFile = element.querySelector('input[type=file]') !== null || element.hasAttribute('download')
    if (!shown || !element.contains(shown) || isOff || isFile) continue
    const word = /\p{L}+/u.exec(element.getAttribute('aria-label') ?? element.textContent ?? '')?.[0] ?? ''
    const place = element.closest('main, dialog') ? location.pathname.split('/')[1] : 'frame'
    const look = ` ${element.className} ${word}`
    const kind = place + look
    if (tapped.includes(kind) || tapped.filter((other) => other.endsWith(look)).length >= places) continue
    return { kind, x, y }
  }
  return null
}

/** Runs in the page: taps a point twice as a finger does, whatever is there by then. */
export async function doubleTap({ kind, x, y, gap }: Target & { gap: number }): Promise<DoubleTap> {
  const watched = globalThis.watchedTaps!
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const nameOf = (element: Element | null) => {
    if (!element) return null
    const number = watched.numbers.get(element) ?? Math.random()
    watched.numbers.set(element, number)
    const name = element.getAttribute('aria-label') ?? element.textContent
    return element.hasAttribute('data-repeats') ? `${number}` : `${number} ${name}`
  }
  const where = () => `${location.pathname} ${document.querySelectorAll('dialog').length}`
  const tap = () => {
    watched.hit = null
    const target = document.elementFromPoint(x, y)
    const init = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, detail: 1 }
    const pointer = { ...init, pointerId: 1, pointerType: 'touch', isPrimary: true }
    target?.dispatchEvent(new PointerEvent('pointerdown', pointer))
    target?.dispatchEvent(new PointerEvent('pointerup', pointer))
    target?.dispatchEvent(new MouseEvent('mousedown', init))
    target?.dispatchEvent(new MouseEvent('mouseup', init))
    target?.dispatchEvent(new MouseEvent('click', init))
    return watched.hit
  }

  const before = where()
  watched.sent = []
  const begun = performance.now()
  const first = nameOf(tap())
  await pause(gap)
  const later = performance.now() - begun
  const second = nameOf(tap())
  await pause(gap)
  const repeated = watched.sent.filter((each, index) => watched.sent.indexOf(each) !== index)
  return { kind, gap: later, first, second, repeated, hasLed: where() !== before }
}
