import type { Page } from '@playwright/test'

/** A pause longer than the longest one within a scan. */
const restMs = 3_000

/**
 * Returns a scanner at the keyboard of a page. Its keys have the timestamps of a slow one, which the page believes; the
 * test does not wait. Keys typed at the real keyboard of the same page come before all of them.
 */
export async function scannerAt(page: Page) {
  const session = await page.context().newCDPSession(page)
  let at = Date.now()

  async function press(key: string): Promise<void> {
    const timestamp = at / 1_000
    const text = key === 'Enter' ? '\r' : key
    const windowsVirtualKeyCode = key === 'Enter' ? 13 : 0
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, windowsVirtualKeyCode, timestamp })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode, timestamp })
  }

  return {
    async scan(code: string, { paceMs }: { paceMs: number }): Promise<void> {
      at += restMs
      for (const key of [...code.split(''), 'Enter', 'Enter']) {
        at += paceMs
        await press(key)
      }
    },
    /** Presses a key as a person does, after a rest. */
    async pressAfterRest(key: string): Promise<void> {
      at += restMs
      await press(key)
    },
  }
}
