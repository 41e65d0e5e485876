import { secondTapMs } from '#kit/device/layout-freeze.ts'
import { type Unseen, ignorePressesFor, whenDrawn } from '#kit/presses/ignore-presses.ts'
import { hitsSomething, isWithin, placeOfPress, pressableOrRow, thingOf } from '#kit/presses/press-place.ts'

/** What a press at a spot hits, and what it does there. */
type Hit = { element: Element | null; act: string }

type Spot = {
  place: DOMRect
  x: number
  y: number
  /** What is there now, as far as is known. */
  hit: Hit
  /** The last change of that, until it has been seen. */
  change: Unseen | null
  /** The time until which the hand rests after presses there that were ignored. */
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
  if (isLooking) compare(press.target)
  return spot.change?.holds(press) ?? false
}

/** Remembers the spot of a press. One that hit nothing has only slipped, and ends no guard. */
export function rememberSpot(press: MouseEvent): void {
  if (hitsSomething(press) || !spot?.change?.holds(press)) spot = spotOf(press)
}

/** Guards the spot of an ignored press until the hand has rested: the rest of its burst is aimed no better. */
export function rest(press: MouseEvent): void {
  if (spot === null || !isWithin(press, spot.place)) spot = spotOf(press)
  spot.restsUntil = press.timeStamp + secondTapMs
}

/** Forgets the spot. Call it when the hand or the keyboard has gone on: the next press there is on purpose. */
export function forgetSpot(): void {
  spot = null
}

function spotOf(press: MouseEvent): Spot {
  const { clientX: x, clientY: y, target } = press
  return { place: placeOfPress(press), x, y, hit: hitOn(target), change: null, restsUntil: -Infinity }
}

let isLooking = false

const changes = new MutationObserver(() => {
  if (spot === null) return
  // What is busy only until the next frame has changed too.
  if (spot.hit.element?.isConnected) compare(spot.hit.element)
  lookWhenDrawn()
})
changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })

// A window that a press has opened lies over this one.
addEventListener('blur', () => {
  if (spot) spot.change = ignorePressesFor(secondTapMs)
})

// A list that has become too short for its scroll position is scrolled by the browser.
addEventListener('scroll', lookWhenDrawn, { capture: true, passive: true })

/** Looks what is at the spot once for each frame, when the browser needs no other layout for it. */
function lookWhenDrawn(): void {
  if (isLooking || spot === null) return
  isLooking = true
  whenDrawn(() => {
    isLooking = false
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

/** The attributes that say what a press does. What is chosen or off by one press is not another thing for the next. */
const telling = ['title', 'href', 'data-act', 'aria-expanded', 'aria-busy']

function actOf(element: Element): string {
  if (!element.matches('button, a, label') || element.hasAttribute('data-repeats')) return ''
  const name = element.getAttribute('aria-label') ?? element.textContent
  return [name, ...telling.map((attribute) => element.getAttribute(attribute))].join('\n')
}
