import { secondTapMs } from '#kit/device/layout-freeze.ts'
import { type TapGuard, ignorePressesFor, whenDrawn } from '#kit/presses/ignore-presses.ts'
import { hitsSomething, isWithin, placeOfPress, pressableOrRow, thingOf } from '#kit/presses/press-place.ts'

/** The element that a press at a spot hits, and the effect of the press. */
type Hit = { element: Element | null; act: string }

type Spot = {
  place: DOMRect
  x: number
  y: number
  /** The last known element there. */
  hit: Hit
  /** The last change of that element, until it has been visible for a while. */
  change: TapGuard | null
  /** The time until which further presses there are ignored, because the last one was. */
  restsUntil: number
}

/** The spot of the last press; null once the hand has gone on. */
let spot: Spot | null = null

/**
 * Returns true if a press at the spot of the last one hits something that has come or changed there since: another
 * element, or the same with another name or state. `data-repeats` excepts what says how often it was pressed, and what
 * has a guard of its own.
 */
export function isSecondTap(press: MouseEvent): boolean {
  if (spot === null || !isWithin(press, spot.place)) return false
  if (press.timeStamp < spot.restsUntil) return true
  // A change that is not drawn yet.
  if (isCheckPlanned) compare(press.target)
  return spot.change?.covers(press) ?? false
}

/** Remembers the spot of a press. A press beside all elements ends no guard: the finger has only slipped. */
export function rememberSpot(press: MouseEvent): void {
  if (hitsSomething(press) || !spot?.change?.covers(press)) spot = spotOf(press)
}

/**
 * Ignores further presses at the spot of an ignored one for a moment: they belong to the same burst of taps. The moment
 * is not prolonged by them, for who keeps pressing has seen what is there.
 */
export function ignoreBurst(press: MouseEvent): void {
  if (spot === null || !isWithin(press, spot.place)) spot = spotOf(press)
  if (press.timeStamp >= spot.restsUntil) spot.restsUntil = press.timeStamp + secondTapMs
}

/** Forgets the spot. Call it when the hand or the keyboard has gone on: the next press there is on purpose. */
export function forgetSpot(): void {
  spot = null
}

function spotOf(press: MouseEvent): Spot {
  const { clientX: x, clientY: y, target } = press
  // A form checks its fields before it shows that it is busy: until then nothing has changed.
  const change = isSubmit(target) ? ignorePressesFor(secondTapMs) : null
  return { place: placeOfPress(press), x, y, hit: hitOn(target), change, restsUntil: -Infinity }
}

function isSubmit(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest<HTMLButtonElement>('button[type="submit"]')?.form != null
}

let isCheckPlanned = false

const changes = new MutationObserver(() => {
  if (spot === null) return
  // An element that is busy for less than a frame has changed too.
  if (spot.hit.element?.isConnected) compare(spot.hit.element)
  checkWhenDrawn()
})
changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })

// A window that a press has opened lies over this one.
addEventListener('blur', () => {
  if (spot) spot.change = ignorePressesFor(secondTapMs)
})

// A list that has become too short for its scroll position is scrolled by the browser.
addEventListener('scroll', checkWhenDrawn, { capture: true, passive: true })

/** Checks once a frame which element is at the spot, when that does not force a layout. */
function checkWhenDrawn(): void {
  if (isCheckPlanned || spot === null) return
  isCheckPlanned = true
  whenDrawn(() => {
    isCheckPlanned = false
    if (spot) compare(document.elementFromPoint(spot.x, spot.y))
  })
}

function compare(target: EventTarget | null): void {
  const hit = hitOn(target)
  if (spot === null || (hit.element === spot.hit.element && hit.act === spot.hit.act)) return
  spot.hit = hit
  spot.change = ignorePressesFor(secondTapMs)
}

function hitOn(target: EventTarget | null): Hit {
  if (!(target instanceof Element)) return { element: null, act: '' }
  const element = thingOf(target.closest('label') ?? target.closest(pressableOrRow) ?? target)
  return { element, act: actOf(element) }
}

/** The attributes that say what a press does. Chosen and disabled are not among them: a second press may undo the first. */
const actAttributes = ['title', 'href', 'data-act', 'aria-expanded', 'aria-busy']

function actOf(element: Element): string {
  if (!element.matches('button, a, label') || element.hasAttribute('data-repeats')) return ''
  const name = element.getAttribute('aria-label') ?? element.textContent
  return [name, ...actAttributes.map((attribute) => element.getAttribute(attribute))].join('\n')
}
