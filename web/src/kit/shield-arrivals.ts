import { isWithin } from '#kit/press-place.ts'
import { stopPresses } from '#kit/stop-presses.ts'
import { type Unseen, unseenFor } from '#kit/unseen.ts'

/** So long after something has come under a hand, a press there was aimed at what stood there before. */
const aimedForMs = 400

const latest = new WeakMap<Element, Unseen>()
let bared: readonly { place: DOMRect; unseen: Unseen }[] = []

/**
 * To be called when elements have come to where something else may have stood, by what somebody else did: a press that was on its way
 * hits none of them.
 */
export function shieldArrivals(arrived: readonly HTMLElement[]): void {
  if (arrived.length === 0) return
  const unseen = unseenFor(aimedForMs, () => {
    for (const element of arrived) if (latest.get(element) === unseen) delete element.dataset.justCame
  })
  for (const element of arrived) {
    latest.set(element, unseen)
    // For those who wait until presses are taken: it shields nothing itself.
    element.dataset.justCame = ''
  }
}

/**
 * To be called when something has gone from this place by itself, or by what somebody else did: a press that was on its way to it hits
 * nothing of what comes to light there.
 */
export function shieldPlace(place: DOMRect): void {
  const going = { place, unseen: unseenFor(aimedForMs, forget) }
  bared = [...bared, going]
  const { dataset } = document.body
  dataset.justCame = 'place'

  function forget(): void {
    bared = bared.filter((other) => other !== going)
    if (bared.length === 0) delete dataset.justCame
  }
}

stopPresses((press) => isAtArrival(press) || isBared(press))

function isAtArrival(press: MouseEvent): boolean {
  let element = press.target instanceof Element ? press.target : null
  while (element) {
    if (latest.get(element)?.holds(press)) return true
    element = element.parentElement
  }
  return false
}

function isBared(press: MouseEvent): boolean {
  return bared.some(({ place, unseen }) => unseen.holds(press) && isWithin(press, place))
}
