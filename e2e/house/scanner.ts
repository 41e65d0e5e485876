import type { Page } from '@playwright/test'

/** Longer than the longest rest within a scan. */
const restMs = 3_000

/**
 * A scanner at the keyboard of a page. Its keys bear the times at which a slow one would type them, and the page takes those for true; nobody waits for
 * them. What is typed at the keyboard itself on the same page comes before all of it.
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
    /** A key that somebody presses by hand, after a rest. */
    async pressAfterRest(key: string): Promise<void> {
      at += restMs
      await press(key)
    },
  }
}
