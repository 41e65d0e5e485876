import { secondTapMs } from '#kit/stillness.ts'

const pressable = 'button, a, label, input, textarea, select'

let pressed: { element: Element; place: DOMRect } | null = null
let left: { place: DOMRect; untilMs: number } | null = null

/**
 * To be called when something is taken away that lay over the screen. Where it was left by a press, a second tap in the place of
 * what was pressed hits nothing of what comes to light there.
 */
export function shieldSecondTap(taken: Element): void {
  if (pressed && taken.contains(pressed.element)) shieldPressed()
}

/** To be called by a press that brings something else to its own place: a second tap there hits nothing of it. */
export function shieldPressed(): void {
  if (pressed) left = { place: pressed.place, untilMs: performance.now() + secondTapMs }
}

addEventListener(
  'click',
  (event) => {
    // A key presses what has the focus, wherever that stands.
    if (event.detail === 0) pressed = null
    if (event.detail === 0 || !(event.target instanceof Element)) return
    if (left && performance.now() < left.untilMs && isWithin(event, left.place)) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const element = event.target.closest(pressable)
    pressed = element && { element, place: element.getBoundingClientRect() }
  },
  { capture: true },
)

// Who has typed since then looks at what is there now, and means what they press.
addEventListener(
  'input',
  (event) => {
    if (event instanceof InputEvent) left = null
  },
  { capture: true },
)

// Who leaves by the keyboard has pressed nothing.
addEventListener(
  'keydown',
  ({ key }) => {
    if (key === 'Escape') pressed = null
  },
  { capture: true },
)

function isWithin({ clientX, clientY }: MouseEvent, { left: start, right, top, bottom }: DOMRect): boolean {
  return clientX > start && clientX < right && clientY > top && clientY < bottom
}
