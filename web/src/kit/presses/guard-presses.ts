// Decision 31: docs/decisions/0031-tap-guard-and-scans.md

import { isMisaimed, noteOwnDoing } from '#kit/presses/moved-under-hand.ts'
import { forgetSpot, ignoreBurst, isSecondTap, rememberSpot } from '#kit/presses/same-spot.ts'

let isIgnored = false

// Presses are stopped here: with a style that ignores them, the browser would compute the styles of all elements in a
// row again, twice for each.
addEventListener(
  'pointerdown',
  (event) => {
    isIgnored = isGuarded(event)
    if (!isIgnored) noteOwnDoing()
  },
  { capture: true },
)

// Otherwise it would take the focus, and open elements that open at once.
addEventListener('mousedown', (event) => isIgnored && stop(event), { capture: true })

addEventListener(
  'click',
  (event) => {
    // Keys press the focused element, wherever it is.
    if (event.detail === 0) return
    if (isIgnored || isGuarded(event)) {
      ignoreBurst(event)
      stop(event)
    } else {
      rememberSpot(event)
      noteOwnDoing()
    }
    isIgnored = false
  },
  { capture: true },
)

// A person who has scrolled, pressed a key or typed since then sees the current content, and presses on purpose.
for (const event of ['pointercancel', 'wheel', 'keydown'] as const) {
  addEventListener(event, forgetSpot, { capture: true, passive: true })
}
addEventListener('input', (event) => event instanceof InputEvent && forgetSpot(), { capture: true })

function isGuarded(press: MouseEvent): boolean {
  return isSecondTap(press) || isMisaimed(press)
}

/** Stops an event for all other listeners too: it is as if nothing had been pressed. */
function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
