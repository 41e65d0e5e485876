import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { demoPassword, hotelManager } from './brigade.ts'

const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium'
const builtPage = fileURLToPath(new URL('../web/dist/index.html', import.meta.url))
const viewport = { width: 1440, height: 900 }

/** Why nothing can be measured in a browser on this machine, if so. */
export function browserObstacle(): string | undefined {
  if (!existsSync(executablePath))
    return `skipped: there is no Chromium at ${executablePath} (CHROMIUM_PATH names another)`
  if (!existsSync(builtPage)) return 'skipped: the web part is not built (npm run build)'
  return undefined
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport })
  return context.newPage()
}

export const signInForm = 'input[type="password"]'
export const orderCard = '[data-order]'

/** Signs the hotel's manager in by the form, and waits for the live board that managers land on. */
export async function signInToBoard(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`)
  await page.locator('input[type="email"]').fill(hotelManager)
  await page.locator(signInForm).fill(demoPassword)
  await page.locator('button[type="submit"]').click()
  await page.locator(orderCard).first().waitFor()
}
