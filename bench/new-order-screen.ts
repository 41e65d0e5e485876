import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import type { Page } from 'playwright-core'
import { startBareOrder } from './bare-order.ts'
import { callApi, signIn } from './brigade.ts'
import { findBrowser, launchChromium, openPage, signInByForm } from './chromium.ts'
import { screenFigure } from './figures.ts'
import { largeVenueId, largeVenueManager } from './large-menu.ts'
import { timePress } from './press-time.ts'
import { median } from './statistics.ts'

const slowdown = 4
const limits = { openMilliseconds: 1_000, choicesMilliseconds: 100, addMilliseconds: 100 } as const
const effort = { quick: { openings: 2, items: 4 }, full: { openings: 5, items: 15 } }
/** A pause longer than the time in which a second tap at the same place counts as a mistake. */
const settlingMilliseconds = 1_500

const newOrder = 'button[aria-haspopup="dialog"]:has-text("New Order")'
const item = 'dialog li > button'
const choices = 'dialog dialog'
const group = `${choices} fieldset`
const order = 'dialog section'

type NewOrderScreen = { port: number; menuId: number; isQuick: boolean }

type Times = { opened: number[]; asked: number[]; added: number[] }

/**
 * Measures in Chromium how soon New Order shows items to pick, how soon an item shows its choices, and how soon it is
 * in the order, alternating with a bare page of the same rows. Takes all other menus off sale.
 */
export async function measureNewOrder({ port, menuId, isQuick }: NewOrderScreen) {
  const found = await findBrowser()
  if ('obstacle' in found) return { figures: [], notes: [`New Order: ${found.obstacle}`] }

  const { openings, items } = isQuick ? effort.quick : effort.full
  const token = await signIn(port, largeVenueManager)
  await sellNothingElse({ port, menuId, token })
  const browser = await launchChromium(found.executablePath)
  const page = await openPage(browser)
  const home = `http://127.0.0.1:${port}`
  await signInByForm({ page, address: home, email: largeVenueManager })
  await page.locator(newOrder).click()
  await addItem(page, 0)
  await page.locator(item).nth(1).click()
  await page.locator(group).first().waitFor()
  const bare = await startBareOrder({ page, port, token })
  // A started order would make the browser fetch parts of the program before it is opened again.
  await page.evaluate(() => sessionStorage.clear())

  const shown = [
    { page, address: `${home}/orders/list`, times: noTimes() },
    { page: await openPage(browser), address: bare.address, times: noTimes() },
  ]
  for (const one of shown) {
    const session = await one.page.context().newCDPSession(one.page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  // One opening more than is counted: after it, the browser has cached the program and compiled it.
  for (let turn = -1; turn < openings; turn += 1) {
    for (const one of shown) {
      const milliseconds = await open(one)
      if (turn >= 0) one.times.opened.push(milliseconds)
    }
  }
  for (const one of shown) {
    await one.page.bringToFront()
    for (let index = 0; index < items; index += 1) {
      const { asked, added } = await addItem(one.page, index)
      one.times.asked.push(asked)
      one.times.added.push(added)
    }
  }
  await browser.close()
  bare.stop()

  const [ours, theirs] = shown.map(({ times }) => times) as [Times, Times]
  const slowest = (times: number[]) => Math.max(...times)
  return {
    figures: [
      screenFigure(`New Order there to pick from (processor ${slowdown} × slower)`, limits.openMilliseconds, {
        measured: median(ours.opened),
        bare: median(theirs.opened),
      }),
      screenFigure('the choices of an item, the slowest', limits.choicesMilliseconds, {
        measured: slowest(ours.asked),
        bare: slowest(theirs.asked),
      }),
      screenFigure('an item into the order, the slowest', limits.addMilliseconds, {
        measured: slowest(ours.added),
        bare: slowest(theirs.added),
      }),
    ],
    notes: [
      `New Order: ${openings} times from the press to the first item, which waits until half a second is over, and the bare page does not; ${ours.asked.length} items from the press to their choices (median ${median(ours.asked).toFixed(0)} ms), and from Add to the line in the order (median ${median(ours.added).toFixed(0)} ms); by turns with a page without a framework, of the same rows and styles, which reads the same menu`,
    ],
  }
}

function noTimes(): Times {
  return { opened: [], asked: [], added: [] }
}

/** Takes all other menus off sale, so that the screen begins with the large menu at any hour. */
async function sellNothingElse({
  port,
  menuId,
  token,
}: {
  port: number
  menuId: number
  token: string
}): Promise<void> {
  const path = `/v1/menu?restaurantId=${largeVenueId}&skipPaginate=true`
  const menus = await callApi<Menu[]>({ port, method: 'GET', path, token })
  for (const { id } of menus.filter((menu) => menu.id !== menuId && menu.isActive)) {
    await callApi({ port, method: 'PATCH', path: `/v1/menu/${id}`, token, body: { isActive: false } })
  }
}

async function open({ page, address }: { page: Page; address: string }): Promise<number> {
  await page.bringToFront()
  await page.goto(address)
  const button = page.locator(newOrder)
  await button.waitFor()
  await page.waitForTimeout(settlingMilliseconds)
  return timePress(button, item)
}

/** Presses an item, chooses the first of everything, and adds it. */
async function addItem(page: Page, index: number): Promise<{ asked: number; added: number }> {
  const row = page.locator(item).nth(index)
  await row.waitFor()
  await page.waitForTimeout(settlingMilliseconds)
  const asked = await timePress(row, group)
  await page.waitForTimeout(settlingMilliseconds)
  for (const choice of await page.locator(group).all()) await choice.locator('input').first().check()
  const added = await timePress(page.locator(`${choices} button`).last(), order)
  return { asked, added }
}
