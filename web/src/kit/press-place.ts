const pressable = 'button, a, label, input, textarea, select'

/** A hand that taps twice does not come back to the very same spot. */
const spreadPx = 32

/**
 * Where something was pressed: a spot around the press, and no more of it than what can be pressed there, unless that reaches further than
 * it stands. A row as wide as a phone is many places.
 */
export function placeOfPress(press: MouseEvent): DOMRect {
  const { target, clientX, clientY } = press
  const place = target instanceof Element ? target.closest(pressable)?.getBoundingClientRect() : undefined
  // Programs press in no place.
  if (clientX === 0 && clientY === 0) return place ?? new DOMRect()
  const spot = new DOMRect(clientX - spreadPx, clientY - spreadPx, 2 * spreadPx, 2 * spreadPx)
  return place && isWithin(press, place) ? sharedBy(spot, place) : spot
}

/** Whether a press hit something that can be pressed. */
export function hitsSomething({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest(pressable) !== null
}

export function isWithin({ clientX, clientY }: MouseEvent, { left, right, top, bottom }: DOMRect): boolean {
  return clientX > left && clientX < right && clientY > top && clientY < bottom
}

function sharedBy(one: DOMRect, other: DOMRect): DOMRect {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
  return new DOMRect(left, top, Math.min(one.right, other.right) - left, Math.min(one.bottom, other.bottom) - top)
}
