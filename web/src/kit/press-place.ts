const pressable = 'button, a, label, input, textarea, select'

/** A hand that taps twice does not come back to the very same spot. */
const spreadPx = 32

/** Where something was pressed: what can be pressed there, or a spot around the press where that reaches further than it stands. */
export function placeOfPress(press: MouseEvent): DOMRect {
  const { target, clientX, clientY } = press
  const place = target instanceof Element ? target.closest(pressable)?.getBoundingClientRect() : undefined
  // Programs press in no place.
  const isNowhere = clientX === 0 && clientY === 0
  if (isNowhere || (place && isWithin(press, place))) return place ?? new DOMRect()
  return new DOMRect(clientX - spreadPx, clientY - spreadPx, 2 * spreadPx, 2 * spreadPx)
}

export function isWithin({ clientX, clientY }: MouseEvent, { left, right, top, bottom }: DOMRect): boolean {
  return clientX > left && clientX < right && clientY > top && clientY < bottom
}
