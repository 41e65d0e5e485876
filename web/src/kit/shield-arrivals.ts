/** So long after something has come under a hand, a press there was aimed at what stood there before. */
const aimedForMs = 400

const latest = new WeakMap<HTMLElement, object>()
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

// Presses are stopped here: for a style that takes none, the browser would work out the looks of all in a row again, twice for each.
addEventListener('pointerdown', ({ target }) => (isMisaimed = isShielded(target)), { capture: true })

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

function isShielded(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-just-came]') !== null
}
