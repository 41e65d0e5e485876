import { answeredEvent } from '#kit/answered-press.ts'
import { hitsSomething, isWithin, placeOfPress } from '#kit/press-place.ts'
import { shieldPlace } from '#kit/shield-arrivals.ts'
import { takeOwnStepBack } from '#kit/own-step-back.ts'
import { secondTapMs } from '#kit/stillness.ts'
import { forgetStopped, stopPresses } from '#kit/stop-presses.ts'
import { type Unseen, unseenFor } from '#kit/unseen.ts'

/** What comes or goes so soon after a press or a key is that person's doing; later, their hand may be on its way to something else. */
const ownDoingMs = 400

/** The last press; null where a key came after it. */
let pressed: { element: Element; place: DOMRect } | null = null
let actedAt = -Infinity
let left: { place: DOMRect; unseen: Unseen } | null = null

/** To be called by a press that brings something else to its own place: a second tap there hits nothing of it. */
export function shieldPressed(): void {
  if (pressed) left = { place: pressed.place, unseen: unseenFor(secondTapMs) }
}

/**
 * To be called when something has come to lie over the screen. A second tap of what opened it hits nothing of it; where it opened by
 * itself, no press does that was on its way.
 */
export function shieldOpened(opened: Element): void {
  shieldPressed()
  if (!isOwnDoing()) shieldPlace(opened.getBoundingClientRect())
}

/**
 * To be called before something is taken away that lies over the screen. Where a press in it is the reason, a second tap hits nothing of
 * what comes to light; where it goes by itself, no press does that was on its way to it.
 */
export function shieldBeneath(taken: Element): void {
  const isPressedIn = pressed !== null && taken.contains(pressed.element)
  if (isPressedIn) shieldPressed()
  const isLeft = isOwnDoing() && (isPressedIn || pressed === null)
  if (!isLeft) shieldPlace(taken.getBoundingClientRect())
}

/** To be called when another screen has come: the same holds for all of it. */
export function shieldScreen(): void {
  shieldPressed()
  if (!isOwnDoing()) shieldPlace(new DOMRect(0, 0, innerWidth, innerHeight))
}

stopPresses((press) => left !== null && left.unseen.holds(press) && isWithin(press, left.place))

addEventListener(
  'click',
  (event) => {
    actedAt = event.timeStamp
    const isByKey = event.detail === 0
    // What was stopped is not heard of here: this hand has gone on to another place. One that hit nothing there has only slipped.
    if (!isByKey && hitsSomething(event)) goOn()
    pressed =
      isByKey || !(event.target instanceof Element) ? null : { element: event.target, place: placeOfPress(event) }
  },
  { capture: true },
)

// Who has typed since then looks at what is there now, and means what they press.
addEventListener(
  'input',
  (event) => {
    if (event instanceof InputEvent) goOn()
  },
  { capture: true },
)

// So does who has pressed a key; who leaves by one has pressed nothing.
addEventListener(
  'keydown',
  ({ key, timeStamp }) => {
    actedAt = timeStamp
    goOn()
    if (key === 'Escape') pressed = null
  },
  { capture: true },
)

addEventListener(
  'popstate',
  ({ timeStamp }) => {
    if (!takeOwnStepBack()) actedAt = timeStamp
  },
  { capture: true },
)

// A second tap hits nothing of what the answer brings, nor does it do the same again. Who has pressed something else since then has gone on.
addEventListener(answeredEvent, ({ target }) => {
  if (pressed && target instanceof Element && target.contains(pressed.element)) shieldPressed()
})

/** A hand that has gone on means what it presses next. */
function goOn(): void {
  left = null
  forgetStopped()
}

function isOwnDoing(): boolean {
  return performance.now() - actedAt < ownDoingMs
}
