import { setTimeout as wait } from 'node:timers/promises'
import type { Locator } from 'playwright-core'

/** Hovering may scroll to the target. For almost as long, a press is ignored at a place that has just moved. */
const hoverMilliseconds = 500
/** A press without an effect ends the measurement instead of waiting without an end. */
const timeoutMilliseconds = 60_000

/**
 * Returns the time from a press until the first element of the selector exists, or has another text than before, and is
 * painted.
 */
export async function timePress(target: Locator, awaited: string): Promise<number> {
  const page = target.page()
  await target.hover()
  await page.waitForTimeout(hoverMilliseconds)
  await page.evaluate(watch, awaited)
  await page.mouse.down()
  await page.mouse.up()
  const timed = page.evaluate(() => globalThis.benchPress)
  const ended = new AbortController()
  const noEffect = wait(timeoutMilliseconds, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`A press at ${page.url()} did not change "${awaited}"`)
  })
  return Promise.race([timed, noEffect]).finally(() => ended.abort())
}

declare global {
  var benchPress: Promise<number>
}

/** Runs in the page: times the next press. */
function watch(awaited: string): void {
  const text = () => document.querySelector(awaited)?.textContent
  const before = text()
  globalThis.benchPress = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          const now = text()
          if (now !== undefined && now !== before) requestAnimationFrame(() => resolve(performance.now() - timeStamp))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { once: true, capture: true },
    )
  })
}
