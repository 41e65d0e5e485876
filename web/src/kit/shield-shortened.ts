import { shieldPressed } from '#kit/shield-second-tap.ts'

/** Where something that scrolls stood last, by what could be scrolled then: beyond its end it only springs back. */
const stoodAt = new WeakMap<Element, number>()

// What has become too short for where it stood is scrolled by the browser: something else lies under a finger at once, which a second tap
// of what made it shorter was not aimed at.
addEventListener(
  'scroll',
  ({ target }) => {
    if (!(target instanceof Element)) return
    const { scrollTop, scrollHeight, clientHeight } = target
    const end = scrollHeight - clientHeight
    // Both are whole numbers, and where it stands is not.
    if ((stoodAt.get(target) ?? 0) > end + 1) shieldPressed()
    stoodAt.set(target, Math.min(scrollTop, end))
  },
  { capture: true, passive: true },
)
