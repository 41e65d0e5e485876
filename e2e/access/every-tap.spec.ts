import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { type DoubleTap, doubleTap, nextToTap, watchTaps } from '../house/double-taps.ts'
import { followAnew } from '../house/follow-link.ts'
import type { Place, Stop } from '../house/walk.ts'
import { colleague } from '../people/staff.ts'
import { placeIn, walks } from './all-screens.ts'

const brigade = brigadeOfThisFile()
/** In milliseconds. For this long, a spot takes no second tap. (decision 31) */
const guardedMs = 700
const gaps = [100, 200, 300] as const

// Each half is independent of the other.
journey.describe.configure({ mode: 'parallel', timeout: 600_000 })

/** The screens of the hotel's manager, which have most acts, without what opens over them. */
const stops = Object.values(walks)
  .flat()
  .filter(({ email, open }) => email === 'manager@hotel.demo' && !open)
const half = Math.ceil(stops.length / 2)

for (const [where, viewport, visited] of [
  ['on a desk', { width: 1280, height: 800 }, stops.slice(0, half)],
  ['on a phone', { width: 390, height: 844 }, stops.slice(half)],
] as const) {
  journey(
    `no second tap does anything that the first has not, on one half of a manager’s screens, ${where}`,
    async ({ seat, wire }) => {
      const line = await wire(brigade)
      // Without sockets, the browser's requests can be counted.
      line.takeNoSockets()
      const place = await placeIn(brigade, await colleague(brigade.url, 'manager@hotel.demo'), 'en')
      const tapped = new Set<string>()
      const wrong: DoubleTap[] = []
      for (const email of new Set(visited.map((stop) => stop.email))) {
        const page = await seat({ url: line.url, email, viewport, hasTouch: true, reducedMotion: 'reduce' })
        // A form asks whether its draft may be lost.
        page.on('dialog', (dialog) => dialog.accept())
        page.setDefaultTimeout(20_000)
        for (const stop of visited.filter((each) => each.email === email)) {
          await journey.step(stop.path(place), async () => {
            const taps = await tapEverything(page, { stop, place, tapped })
            wrong.push(...taps.filter(isWrong))
          })
        }
      }

      expect(wrong).toEqual([])
      // Much of every screen can be pressed.
      expect(tapped.size).toBeGreaterThan(2 * visited.length)
    },
  )
}

type Visit = { stop: Stop; place: Place; tapped: Set<string> }

/** Taps everything on a screen twice, except what was tapped on earlier ones. After a tap that opens another screen, it returns. */
async function tapEverything(page: Page, { stop, place, tapped }: Visit): Promise<DoubleTap[]> {
  const taps: DoubleTap[] = []
  await show(page, stop, place)
  for (;;) {
    const tap = await tapNext(page, tapped)
    if (tap === 'none') return taps
    if (tap !== 'left') taps.push(tap)
    if (tap === 'left' || tap.hasLed) await show(page, stop, place)
  }
}

/** Taps the next thing twice. Returns `none` if nothing is left, and `left` if the whole page was replaced. */
async function tapNext(page: Page, tapped: Set<string>): Promise<DoubleTap | 'none' | 'left'> {
  try {
    await page.evaluate(watchTaps)
    const next = await page.evaluate(nextToTap, [...tapped])
    if (next === null) return 'none'
    tapped.add(next.kind)
    return await page.evaluate(doubleTap, { ...next, gap: gaps[tapped.size % gaps.length]! })
  } catch (thrown) {
    if (!String(thrown).includes('Execution context was destroyed')) throw thrown
    return 'left'
  }
}

/** Opens a screen. A page that is about to reload itself may interrupt it. */
async function show(page: Page, stop: Stop, place: Place): Promise<void> {
  if (await followTo(page, stop, place)) return
  await expect(async () => {
    await page.goto(stop.path(place))
    await expect(stop.shown(page, place)).toBeVisible()
  }).toPass({ timeout: 60_000 })
}

/** Goes to a screen as a link does, with nothing open on it. Returns false if the screen does not appear. */
async function followTo(page: Page, stop: Stop, place: Place): Promise<boolean> {
  if (!(await followAnew(page, stop.path(place)))) return false
  return await expect(stop.shown(page, place))
    .toBeVisible({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    )
}

/**
 * Returns whether a second tap hit something else than the first, or sent something once more. What comes later than
 * the guard lasts is a press of its own, and so is the second tap if the first was ignored: what it aimed at had just
 * changed.
 */
function isWrong({ gap, first, second, repeated }: DoubleTap): boolean {
  if (gap >= guardedMs || first === null || second === null) return false
  return second !== first || repeated.length > 0
}
