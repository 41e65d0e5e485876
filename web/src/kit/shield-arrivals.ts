/** So long after something has come under a hand, a press there was aimed at what stood there before. */
const aimedForMs = 400

const latest = new WeakMap<HTMLElement, object>()
let bared: { place: DOMRect; untilMs: number } | null = null
let isMisaimed = false

/**
 * To be called when elements have come to where something else may have stood, by what somebody else did: a press that was on its way
 * hits none of them.
 */
export function shieldArrivals(arrived: readonly HTMLElement[]): void {
  if (arrived.length === 0) return
  const arrival = {}
  for (const element of arrived) {
    latest.set(element, arrival)
    element.dataset.justCame = ''
  }
  setTimeout(() => {
    for (const element of arrived) if (latest.get(element) === arrival) delete element.dataset.justCame
  }, aimedForMs)
}

/**
 * To be called when something has gone from this place by itself, or by what somebody else did: a press that was on its way to it hits
 * nothing of what comes to light there.
 */
export function shieldPlace(place: DOMRect): void {
  const going = { place, untilMs: performance.now() + aimedForMs }
  bared = going
  // For those who wait until presses are taken: it shields nothing itself.
  document.body.dataset.justCame = 'place'
  setTimeout(() => bared === going && delete document.body.dataset.justCame, aimedForMs)
}

// Presses are stopped here: for a style that takes none, the browser would work out the looks of all in a row again, twice for each.
addEventListener('pointerdown', (event) => (isMisaimed = isShielded(event.target) || isBared(event)), { capture: true })

// Else it would take the focus, and open what opens at once.
addEventListener('mousedown', (event) => isMisaimed && event.preventDefault(), { capture: true })

addEventListener(
  'click',
  (event) => {
    // A key presses what has the focus, wherever that stands.
    if (event.detail === 0) return
    if (isMisaimed || isShielded(event.target)) {
      event.preventDefault()
      event.stopPropagation()
    }
    isMisaimed = false
  },
  { capture: true },
)

function isBared({ clientX, clientY }: MouseEvent): boolean {
  if (!bared || performance.now() >= bared.untilMs) return false
  const { left, right, top, bottom } = bared.place
  return clientX > left && clientX < right && clientY > top && clientY < bottom
}

function isShielded(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-just-came=""]') !== null
}
