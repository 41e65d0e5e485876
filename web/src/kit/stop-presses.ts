import { isWithin, placeOfPress } from '#kit/press-place.ts'
import { secondTapMs } from '#kit/stillness.ts'

type Shield = (press: MouseEvent) => boolean

const shields: Shield[] = []
let isMisaimed = false
/** The last press that was stopped, and when: those that follow there are of the same burst until the hand has rested. */
let stopped: { place: DOMRect; at: number } | null = null

/** Has presses do nothing of which this answers that they were not aimed at what they hit. Keys press what has the focus, wherever it stands. */
export function stopPresses(shield: Shield): void {
  shields.push(shield)
}

/** To be called when a hand has gone on to something else: it means what it presses next. */
export function forgetStopped(): void {
  stopped = null
}

// Presses are stopped here: for a style that takes none, the browser would work out the looks of all in a row again, twice for each.
addEventListener('pointerdown', (event) => (isMisaimed = isShielded(event)), { capture: true })

// Else it would take the focus, and open what opens at once.
addEventListener('mousedown', (event) => isMisaimed && stop(event), { capture: true })

addEventListener(
  'click',
  (event) => {
    if (event.detail === 0) return
    if (isMisaimed || isShielded(event)) {
      stopped = { place: placeOfPress(event), at: event.timeStamp }
      stop(event)
    }
    isMisaimed = false
  },
  { capture: true },
)

function isShielded(press: MouseEvent): boolean {
  return isAgain(press) || shields.some((shield) => shield(press))
}

function isAgain(press: MouseEvent): boolean {
  return stopped !== null && press.timeStamp - stopped.at < secondTapMs && isWithin(press, stopped.place)
}

/** Also for who listens beside: it is as if nothing had been pressed. */
function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
