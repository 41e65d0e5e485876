import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Page } from 'playwright-core'
import { serveBarePage } from './bare-page.ts'
import { makeBoardTraffic } from './board-traffic.ts'
import { callApi, hotelId, hotelManager, openGuestSessions, signIn, startBrigade } from './brigade.ts'
import { findBrowser, launchChromium, openPage, orderCard, signInByForm } from './chromium.ts'
import type { Part } from './figures.ts'
import { makeOrderBodies } from './order-bodies.ts'
import { barePage, readAppearance } from './page-appearance.ts'
import { newScratchFolder } from './scratch.ts'
import { median } from './statistics.ts'

const slowdown = 6
/** A slow 3G connection as browsers' tools define it. */
const line = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }
const openOrders = 208
const longestMilliseconds = 6_000
const waiter = 'waiter@hotel.demo'
const phone = { width: 390, height: 844 }
const shownStatuses = ['inprogress', 'ontheway', 'delivered'] as const
const effort = { quick: { loads: 2 }, full: { loads: 5 } }

const title = `The waiter's screen loaded again (slow 3G, processor slowed down ${slowdown} ×, ${openOrders} open orders)`

/**
 * Measures how soon a waiter on a cheap phone sees the first order after a reload, alternating with a bare page of the
 * same cards.
 */
export async function measureReload({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const found = await findBrowser()
  if ('obstacle' in found) return { title, figures: [], notes: [found.obstacle] }

  const { loads } = isQuick ? effort.quick : effort.full
  const brigade = await startBrigade(newScratchFolder())
  const { port } = brigade
  const managerToken = await signIn(port, hotelManager)
  const guestTokens = await openGuestSessions(port, managerToken)
  const bodies = await makeOrderBodies({ port, managerToken, guestToken: guestTokens[0]! })
  await (await makeBoardTraffic({ port, managerToken, guestTokens, bodies })).fillTo(openOrders)

  const browser = await launchChromium(found.executablePath)
  const page = await openPage(browser)
  await page.setViewportSize(phone)
  await signInByForm({ page, address: `http://127.0.0.1:${port}`, email: waiter })
  await page.locator(orderCard).first().waitFor()
  const bare = await startBareList({ page, port, token: await signIn(port, waiter) })

  const shown = [
    { page, address: page.url(), times: [] as number[] },
    { page: await openPage(browser), address: bare.address, times: [] as number[] },
  ]
  for (const one of shown) await slowDown(one.page)
  // One load more than is counted: after it, the browser has cached the program and compiled it.
  for (let turn = -1; turn < loads; turn += 1) {
    for (const { page: shownPage, address, times } of shown) {
      await shownPage.bringToFront()
      await shownPage.goto(address, { waitUntil: 'commit', timeout: 120_000 })
      await shownPage.locator(orderCard).first().waitFor({ timeout: 120_000 })
      const milliseconds = await shownPage.evaluate(() => globalThis.benchCard)
      if (turn >= 0) times.push(milliseconds)
    }
  }
  await browser.close()
  bare.stop()
  await brigade.stop()

  const [ours, theirs] = shown.map(({ times }) => median(times)) as [number, number]
  return {
    title,
    figures: [
      {
        what: 'the first order painted',
        measured: `${(ours / 1000).toFixed(1)} s`,
        compared: `${(theirs / 1000).toFixed(1)} s`,
        ratio: ours / theirs,
        aim: `under ${longestMilliseconds / 1000} s`,
        isReached: ours < longestMilliseconds,
      },
    ],
    notes: [
      `medians of ${loads} loads, with the program in the browser's cache; compared with a page without a framework, one file that fetches the orders in one call`,
    ],
  }
}

async function slowDown(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  await page.addInitScript(noteFirstCard)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

async function startBareList({ page, port, token }: { page: Page; port: number; token: string }) {
  const statuses = shownStatuses.map((status) => `&status[$in][]=${status}`).join('')
  const path = `/v1/order?restaurantId=${hotelId}&orderType=order${statuses}&$sort[createdAt]=1&skipPaginate=true`
  const orders = await callApi<Order[]>({ port, method: 'GET', path, token })
  const frame = await page.evaluate(frameOfList)
  const html = barePage(await readAppearance(page), `${frame}<script>(${runBareList.toString()})()</script>`)
  return serveBarePage(html, { answers: new Map([['/orders', orders]]) })
}

/** Runs in the page: returns the screen with one card, hidden until the orders are there. */
function frameOfList(): string {
  const root = document.querySelector('#root')!.cloneNode(true) as HTMLElement
  const [first, ...others] = root.querySelectorAll('[data-order]')
  for (const other of others) other.closest('li')?.remove()
  first!.removeAttribute('data-order')
  return root.outerHTML
}

/** Runs in the page. */
async function runBareList(): Promise<void> {
  const mostInSight = 6
  const orders = (await (await fetch('/orders')).json()) as Order[]
  const row = document.querySelector('article')!.closest('li')!
  row.style.transform = ''
  row.style.position = 'static'
  const list = row.parentElement!
  list.replaceChildren(
    ...orders.slice(0, mostInSight).map((order) => {
      const drawn = row.cloneNode(true) as HTMLElement
      drawn.querySelector<HTMLElement>('article')!.dataset['order'] = String(order.id)
      drawn.querySelector('a')!.textContent = order.table
      return drawn
    }),
  )
}

declare global {
  var benchCard: Promise<number>
}

/** Runs in the page, before its own scripts: stores when the first order was painted. */
function noteFirstCard(): void {
  globalThis.benchCard = new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[data-order]')) requestAnimationFrame(() => resolve(performance.now()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
