/** So long after something has come under a hand, a press there was aimed at what stood there before. */
const aimedForMs = 400

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/**
 * To be called when elements have come to where something else may have stood, by what somebody else did: a press that was on its way
 * hits none of them (`base.css`).
 */
export function shieldArrivals(arrived: readonly HTMLElement[]): void {
  for (const element of arrived) {
    clearTimeout(timers.get(element))
    element.dataset.justCame = ''
    timers.set(
      element,
      setTimeout(() => delete element.dataset.justCame, aimedForMs),
    )
  }
}
