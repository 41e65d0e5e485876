const pressable = 'button, a, label, input, textarea, select, summary, [role="option"]'

/** Elements that can be pressed, the rows that move with them, and what counts as one thing. */
export const pressableOrRow = `${pressable}, tr, li, article, [data-repeats]`

/** In pixels. A hand that taps twice does not return to exactly the same spot. */
const spreadPx = 32

/**
 * Returns the place of a press: a spot around the press, clipped to the pressed element, unless the press hit a part
 * that overflows its box. A row as wide as a phone is many places.
 */
export function placeOfPress(press: MouseEvent): DOMRect {
  const { target, clientX, clientY } = press
  const place = target instanceof Element ? target.closest(pressable)?.getBoundingClientRect() : undefined
  // Presses by programs have no place.
  if (clientX === 0 && clientY === 0) return place ?? new DOMRect()
  const spot = new DOMRect(clientX - spreadPx, clientY - spreadPx, 2 * spreadPx, 2 * spreadPx)
  return place && isWithin(press, place) ? sharedBy(spot, place) : spot
}

/** Returns true if a press hit something that can be pressed. */
export function hitsSomething({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest(pressable) !== null
}

/**
 * Returns the thing to which an element belongs: what changes in one that has `data-repeats` leaves it the same thing.
 * A dialog that it has opened is apart from it.
 */
export function thingOf(element: Element): Element {
  const whole = element.closest('[data-repeats], dialog')
  return whole?.hasAttribute('data-repeats') ? whole : element
}

export function isWithin({ clientX, clientY }: MouseEvent, { left, right, top, bottom }: DOMRect): boolean {
  return clientX > left && clientX < right && clientY > top && clientY < bottom
}

function sharedBy(one: DOMRect, other: DOMRect): DOMRect {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
  return new DOMRect(left, top, Math.min(one.right, other.right) - left, Math.min(one.bottom, other.bottom) - top)
}
