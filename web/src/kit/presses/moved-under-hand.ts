import { onArrivedData } from '#kit/device/arrived-data.ts'
import { takeOwnStepBack } from '#kit/device/own-step-back.ts'
import { whenDrawn } from '#kit/presses/ignore-presses.ts'
import { isWithin, pressableOrRow, thingOf } from '#kit/presses/press-place.ts'

/** In milliseconds. The longest time between deciding to press something and pressing it. */
const aimedForMs = 400

/** In milliseconds. The shortest time between two measurements. They take at most a tenth of the time. */
const leastPauseMs = 100
const pausesPerMeasuring = 9

/** The layers of a page: its content, the bars over it, and dialogs over both. */
type Layer = 0 | 1 | 2

type Place = { rect: DOMRect; act: string | null; layer: Layer }

/** The places of all elements on the screen that can be pressed. */
type Places = ReadonlyMap<Element, Place>

let places: Places = new Map()
/** The places before each recent change that this person did not make, and the time at which they ended. */
let past: readonly { places: Places; until: number }[] = []
/** A change that is not measured yet. */
let change: { isOwn: boolean } | null = null
/**
 * The time of this person's last press or key. Changes soon after it are their own, as is the opening of the page, unless
 * data has arrived since.
 */
let actedAt = 0
let dataCameAt = -Infinity
let pausedUntil = 0

/**
 * Returns true if a press hits an element that another person's change, or a clock, has just moved under it: it was aimed
 * at the element that was there before. An element takes every press if it has not moved, or if nothing was there before.
 */
export function isMisaimed(press: MouseEvent): boolean {
  const hit = hitBy(press)
  if (hit === null) return false
  const before = past.filter(({ until }) => press.timeStamp - until < aimedForMs).map((known) => known.places)
  return [...before, ...(change && !change.isOwn ? [places] : [])].some((known) => wasOther(known, hit, press))
}

/** Notes that this person has done something. Measures first, so that earlier changes do not count as theirs. */
export function noteOwnDoing(): void {
  if (change) measure()
  actedAt = performance.now()
}

// The next press was aimed before its effect, also if this person's last act has fetched it.
onArrivedData(() => {
  if (change?.isOwn) measure()
  dataCameAt = performance.now()
})

const changes = new MutationObserver(noteChange)
changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })

// A person who scrolls, or turns the tablet, moves elements on purpose. Programs scroll too, and lists keep rolling.
for (const event of ['wheel', 'touchmove', 'resize'])
  addEventListener(event, noteMoving, { capture: true, passive: true })
addEventListener('scroll', () => isOwnDoing() && noteMoving(), { capture: true, passive: true })
addEventListener('scroll', noteChange, { capture: true, passive: true })
addEventListener('animationend', noteChange, { capture: true })
addEventListener('keydown', noteOwnDoing, { capture: true })
addEventListener(
  'popstate',
  () => {
    if (!takeOwnStepBack()) noteOwnDoing()
  },
  { capture: true },
)

function noteMoving(): void {
  actedAt = performance.now()
}

function isOwnDoing(): boolean {
  return actedAt > dataCameAt && performance.now() - actedAt < aimedForMs
}

function noteChange(): void {
  if (change) return
  change = { isOwn: isOwnDoing() }
  setTimeout(() => whenDrawn(() => change && measure()), Math.max(0, pausedUntil - performance.now()))
}

function measure(): void {
  const begun = performance.now()
  const recent = past.filter(({ until }) => begun - until < aimedForMs)
  past = change?.isOwn ? [] : [...recent, { places, until: begun }]
  places = placesNow()
  change = null
  const took = performance.now() - begun
  pausedUntil = begun + Math.max(leastPauseMs, took * pausesPerMeasuring)
}

function placesNow(): Places {
  const found = new Map<Element, Place>()
  let outOfSight: Element | null = null
  for (const element of document.querySelectorAll(pressableOrRow)) {
    // Elements in a row out of sight may have no layout.
    if (outOfSight?.contains(element) || thingOf(element) !== element) continue
    const rect = element.getBoundingClientRect()
    if (isInSight(rect)) found.set(element, { rect, act: element.getAttribute('data-act'), layer: layerOf(element) })
    else if (rect.width > 0) outOfSight = element
  }
  return found
}

function isInSight({ left, right, top, bottom }: DOMRect): boolean {
  return right > Math.max(left, 0) && bottom > 0 && left < innerWidth && top < innerHeight
}

/** Returns the innermost element that a press hits within its box. */
function hitBy(press: MouseEvent): Element | null {
  let element = press.target instanceof Element ? thingOf(press.target).closest(pressableOrRow) : null
  while (element && !isWithin(press, element.getBoundingClientRect())) {
    element = element.parentElement?.closest(pressableOrRow) ?? null
  }
  return element
}

function wasOther(known: Places, hit: Element, press: MouseEvent): boolean {
  const before = known.get(hit)
  const others = [...known].filter(
    ([element, { rect }]) => isWithin(press, rect) && !element.contains(hit) && !hit.contains(element),
  )
  if (!before || !isWithin(press, before.rect)) return others.length > 0
  // Something that lay over it may have disappeared; what lay under it could not be pressed.
  const { layer } = before
  return (
    before.act !== hit.getAttribute('data-act') ||
    others.some(([element, other]) => other.layer >= layer && isGone(element))
  )
}

function layerOf(element: Element): Layer {
  if (element.closest('dialog')) return 2
  return element.closest('main') ? 0 : 1
}

function isGone(element: Element): boolean {
  return !element.isConnected || element.getClientRects().length === 0
}
