import { setTimeout as pause } from 'node:timers/promises'
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { restMs } from './presses.ts'

export type Hand = 'mouse' | 'finger'

type TwoTaps = { hand: Hand; gap: number }

declare global {
  /** True if a tap has had an effect on the page. */
  var isTapped: boolean | undefined
}

/**
 * Presses the same spot of the screen twice, this many milliseconds apart, whatever has moved there in between. Things
 * that appear or disappear at the edge of the screen ignore presses for a moment, or take the place of the target: if
 * no tap hit the target, both are repeated after a rest.
 */
export async function tapTwice(page: Page, target: Locator, taps: TwoTaps): Promise<void> {
  do await tapSpotTwice(page, target, taps)
  while (!(await wasTapped(page)))
}

/** Returns true if a tap hit its target. A finger's click can come after its tap: it is awaited for a moment. */
async function wasTapped(page: Page): Promise<boolean> {
  const isTapped = () => page.evaluate(() => globalThis.isTapped !== false)
  if (await isTapped()) return true
  await pause(restMs)
  return await isTapped()
}

async function tapSpotTwice(page: Page, target: Locator, { hand, gap }: TwoTaps): Promise<void> {
  await target.evaluate((element) => {
    globalThis.isTapped = false
    // The page can draw the target anew before the tap: it is known by its name, which says whose it is.
    const nameOf = ({ ariaLabel, textContent }: Element) => ariaLabel ?? textContent
    const name = nameOf(element)
    const hears = ({ target: tapped }: Event) => {
      const button = tapped instanceof Element && tapped.closest('button')
      globalThis.isTapped ||= button !== false && button !== null && nameOf(button) === name
    }
    document.addEventListener('click', hears, { capture: true })
  })
  let box
  do {
    // A trial click would be a press for the page.
    await expect(target).toBeEnabled()
    await target.hover()
    box = await target.boundingBox()
  } while (!box)
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const line = await page.context().newCDPSession(page)
  const madeAt = Date.now()
  // A hand returns after its own time, whatever the page has done by then, and however late a busy machine reports it.
  const first = tap({ line, hand, spot, at: madeAt })
  await pause(gap)
  await Promise.all([first, tap({ line, hand, spot, at: madeAt + gap })])
  await line.detach()
}

type Tap = { line: CDPSession; hand: Hand; spot: { x: number; y: number }; at: number }

async function tap({ line, hand, spot, at }: Tap): Promise<void> {
  const timestamp = at / 1_000
  const events =
    hand === 'mouse'
      ? (['mousePressed', 'mouseReleased'] as const).map((type) =>
          line.send('Input.dispatchMouseEvent', { type, ...spot, button: 'left', clickCount: 1, timestamp }),
        )
      : [
          line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot], timestamp }),
          line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp }),
        ]
  await Promise.all(events)
}
