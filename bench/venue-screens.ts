import type { ListedVenue } from '@brigade/domain/venues/venues.rows.ts'
import type { Page } from 'playwright-core'
import { type BarePage, serveBarePage } from './bare-page.ts'
import { callApi, signIn } from './brigade.ts'
import { findBrowser, launchChromium, openPage, orderCard, signInByForm, signInToBoard } from './chromium.ts'
import { type Figure, screenFigure } from './figures.ts'
import { barePage, readAppearance } from './page-appearance.ts'
import { median } from './statistics.ts'

const slowdown = 4
const timesBare = 1.3
const switchAimMs = 300
const effort = { quick: { loads: 3, switches: 4 }, full: { loads: 7, switches: 12 } }
const headOffice = 'admin@brigade.demo'
const venueRow = 'tbody tr:has(a[href^="/restaurants/"])'
const venueSwitch = 'header select'
const betweenSwitchesMs = 1_500

type VenueScreens = { port: number; isQuick: boolean }

/**
 * Measures in Chromium how soon the list of venues can be used, in turns with a bare page of the same rows, and how soon a manager of several
 * venues sees another one's orders.
 */
export async function measureVenueScreens({
  port,
  isQuick,
}: VenueScreens): Promise<{ figures: Figure[]; notes: string[] }> {
  const found = await findBrowser()
  if ('obstacle' in found) return { figures: [], notes: [`the screens: ${found.obstacle}`] }

  const { loads, switches } = isQuick ? effort.quick : effort.full
  const browser = await launchChromium(found.executablePath)
  const list = await timeList(await openPage(browser), { port, loads, openBare: () => openPage(browser) })
  const switched = await timeSwitches(await openPage(browser), { port, switches })
  await browser.close()
  return {
    figures: [
      {
        ...screenFigure(`the list there to be used (processor ${slowdown} × slower)`, 0, list),
        aim: `at most ${timesBare} ×`,
        isReached: list.measured <= timesBare * list.bare,
      },
      {
        what: 'another venue’s orders after a switch',
        measured: `${switched.toFixed(0)} ms`,
        aim: `under ${switchAimMs} ms`,
        isReached: switched < switchAimMs,
      },
    ],
    notes: [
      `the screens: medians of ${loads} loads with the program in the browser's cache, until the first venue is painted, by turns with a page without a framework; ${switches} switches on the live board, until the first order is another one and painted`,
    ],
  }
}

type Lists = { port: number; loads: number; openBare(): Promise<Page> }

async function timeList(page: Page, { port, loads, openBare }: Lists): Promise<{ measured: number; bare: number }> {
  const address = `http://127.0.0.1:${port}/restaurants`
  await signInByForm({ page, address: `http://127.0.0.1:${port}`, email: headOffice })
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await page.goto(address)
  await page.locator(venueRow).first().waitFor()
  const bare = await startBareList({ page, port })
  const shown = [
    { page, address, times: [] as number[] },
    { page: await openBare(), address: bare.address, times: [] as number[] },
  ]
  for (const one of shown) {
    await one.page.addInitScript(noteFirstVenue, venueRow)
    await slowDown(one.page)
  }
  // One load more than is counted: after it, the browser has cached the program and compiled it.
  for (let turn = -1; turn < loads; turn += 1) {
    for (const { page: shownPage, address: shownAddress, times } of shown) {
      await shownPage.bringToFront()
      await shownPage.goto(shownAddress, { waitUntil: 'commit' })
      await shownPage.locator(venueRow).first().waitFor()
      const milliseconds = await shownPage.evaluate(() => globalThis.benchVenue)
      if (turn >= 0) times.push(milliseconds)
    }
  }
  for (const one of shown) await one.page.close()
  bare.stop()
  const [measured, bareTime] = shown.map(({ times }) => median(times)) as [number, number]
  return { measured, bare: bareTime }
}

async function timeSwitches(page: Page, { port, switches }: { port: number; switches: number }): Promise<number> {
  await signInToBoard(page, `http://127.0.0.1:${port}`)
  await page.locator(venueSwitch).waitFor()
  await slowDown(page)
  const times: number[] = []
  for (let turn = 0; turn < switches; turn += 1) {
    await page.waitForTimeout(betweenSwitchesMs)
    await page.evaluate(noteSwitch, { chooser: venueSwitch, awaited: orderCard })
    await page.locator(venueSwitch).selectOption({ index: (turn + 1) % 2 })
    times.push(await page.evaluate(() => globalThis.benchSwitch))
  }
  await page.close()
  return median(times)
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Serves the same first page of venues without a framework: Brigade's own frame, rows and styles, and one call for the records. */
async function startBareList({ page, port }: { page: Page; port: number }): Promise<BarePage> {
  const token = await signIn(port, headOffice)
  const rows = await callApi<{ data: ListedVenue[] }>({
    port,
    method: 'GET',
    path: '/v1/list/restaurants?$limit=50',
    token,
  })
  const frame = await page.evaluate(frameOfList, venueRow)
  const html = barePage(await readAppearance(page), `${frame}<script>(${runBareList.toString()})()</script>`)
  return serveBarePage(html, { answers: new Map([['/venues', rows.data]]) })
}

/** Runs in the page: returns the screen with one row, whose link leads nowhere until the venues are there. */
function frameOfList(selector: string): string {
  const root = document.querySelector('#root')!.cloneNode(true) as HTMLElement
  const [first, ...others] = root.querySelectorAll(selector)
  for (const other of others) other.remove()
  first!.querySelector('a')!.removeAttribute('href')
  return root.outerHTML
}

/** Runs in the page. */
async function runBareList(): Promise<void> {
  const venues = (await (await fetch('/venues')).json()) as ListedVenue[]
  const row = document.querySelector('tbody tr:has(a)') as HTMLTableRowElement
  row.parentElement!.replaceChildren(
    ...venues.map(({ id, name, tableCount }) => {
      const drawn = row.cloneNode(true) as HTMLTableRowElement
      const link = drawn.querySelector('a')!
      link.textContent = name
      link.setAttribute('href', `/restaurants/${id}`)
      drawn.cells[2]!.textContent = String(tableCount)
      return drawn
    }),
  )
}

declare global {
  var benchVenue: Promise<number>
  var benchSwitch: Promise<number>
}

/** Runs in the page, before its own scripts: stores when the first venue was painted. */
function noteFirstVenue(selector: string): void {
  globalThis.benchVenue = new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(selector)) requestAnimationFrame(() => resolve(performance.now()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Runs in the page: times the next choice until the first of the awaited elements has another text. */
function noteSwitch({ chooser, awaited }: { chooser: string; awaited: string }): void {
  const text = () => document.querySelector(awaited)?.textContent
  const before = text()
  globalThis.benchSwitch = new Promise((resolve) => {
    const chosen = () => {
      const startedAt = performance.now()
      const look = () => {
        const now = text()
        if (now !== undefined && now !== before) requestAnimationFrame(() => resolve(performance.now() - startedAt))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    document.querySelector(chooser)!.addEventListener('change', chosen, { once: true, capture: true })
  })
}
