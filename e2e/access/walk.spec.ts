import { expect, type Page } from '@playwright/test'
import { expectReachableInEveryWindow, expectThumbSized, expectToFit, expectWholeRows } from '../house/fits.ts'
import { brigadeOfThisFile, journey, type Seating, takeOver } from '../house/journey.ts'
import { scannerAt } from '../house/scanner.ts'
import { expectEnoughContrast, expectNoFault } from '../house/axe-faults.ts'
import { followAnew, unknownScreen } from '../house/follow-link.ts'
import type { Stop, Place } from '../house/walk.ts'
import { type Colleague, colleague, speak } from '../people/staff.ts'
import { placeIn, walks } from './all-screens.ts'

/** The number of screens of one walk: walks are spread over the workers. */
const longest = 30
/** Walks by venue: the screens of its people, one person after the other. */
const tours = Array.from(
  Map.groupBy(Object.values(walks).flat(), ({ email }) => email.slice(email.indexOf('@') + 1)),
  ([venue, stops]) => {
    const byPerson = [...Map.groupBy(stops, ({ email }) => email).values()].flat()
    const parts = Math.ceil(byPerson.length / longest)
    return Array.from({ length: parts }, (_, part) => ({
      title: `${venue}, part ${part + 1} of ${parts},`,
      stops: byPerson.slice(part * longest, (part + 1) * longest),
    }))
  },
).flat()

const brigade = brigadeOfThisFile()
// Each screen is checked in both themes: in one on a desk, in the other on a phone.
const desk = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

/** The content of a tray's or a table's code; it contains every shortcut. */
const code = 'https://brigade.example/t/4a7c9da1njkq?Au=23aAJ'

/** What a slow scan could press: the link of a card, and its act. */
const cards = '[data-card-link], [data-main-act]'

// Each walk is independent.
journey.describe.configure({ mode: 'parallel', timeout: 900_000 })

for (const { title, stops } of tours) {
  journey(`${title} on a desk: no serious fault, all in reach, and a scan does nothing`, async ({ seat }) => {
    const manager = await colleague(brigade.url, 'manager@hotel.demo')
    const place = await placeIn(brigade, manager, 'en')
    const scannedAt = new Set<string>()

    await walk({ seat, stops, place, look: desk }, async (page, { email, isCovered, act, onDesk }, isFirst) => {
      await expectNoFault(page, { isKnownFrame: !isFirst })
      // What takes keys is part of the frame and of cards. Every screen is scanned at in the tests of the dashboard.
      const hasCards = (await page.locator(cards).count()) > 0
      if (!isCovered && !scannedAt.has(`${email} ${hasCards}`)) {
        scannedAt.add(`${email} ${hasCards}`)
        const before = await statusesOf(manager)
        await expectScanToDoNothing(page)
        // Others may have arrived in between.
        expect(await statusesOf(manager)).toMatchObject(before)
      }
      if (act) await expectReachableInEveryWindow(page, act(page))
      await page.setViewportSize(desk.viewport)
      await onDesk?.(page, place)
    })
  })

  journey(`${title} on a phone in Arabic: no serious fault, and all fits`, async ({ seat }) => {
    const place = await placeIn(brigade, await colleague(brigade.url, 'manager@hotel.demo'), 'ar')

    await walk({ seat, stops, place, look: phone }, async (page, { act, onPhone }, isFirst) => {
      await expectToFit(page)
      await expectNoFault(page, { isKnownFrame: !isFirst })
      await expectWholeRows(page)
      if (act) await expectThumbSized(act(page))
      await onPhone?.(page, place)
    })
  })
}

journey('the sign-in page has no serious fault in either language, and fits a phone', async ({ seat }) => {
  for (const language of ['en', 'ar'] as const) {
    const page = await seat({ url: brigade.url, reducedMotion: 'reduce' })
    if (language === 'ar') await page.getByRole('combobox').selectOption('ar')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectNoFault(page)

    const submit = page.locator('button[type=submit]')
    await submit.click()
    await expect(page.locator('#sign-in-email')).toBeFocused()
    await expectNoFault(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectEnoughContrast(page)
    await page.setViewportSize(phone.viewport)
    await expectToFit(page)
    await expectThumbSized(submit)
  }
})

type Look = typeof desk | typeof phone
type Walk = { seat: Seating; stops: readonly Stop[]; place: Place; look: Look }
type Steps = { look: Look; stop: Stop; path: string; loaded: Set<string> }

/** Checks all these screens, and then reports every fault with its screen. */
async function walk(walking: Walk, check: (page: Page, stop: Stop, isFirst: boolean) => Promise<void>): Promise<void> {
  const { seat, stops, place, look } = walking
  const faults: string[] = []
  const loaded = new Set<string>()
  const page = await seat({ url: brigade.url, ...look, reducedMotion: 'reduce' })
  for (const [email, ofPerson] of Map.groupBy(stops, (stop) => stop.email)) {
    await speak(brigade.url, { email, language: place.language })
    await takeOver(page, { url: brigade.url, email })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', place.language)
    const first = ofPerson.find(({ isCovered }) => !isCovered)
    for (const stop of ofPerson) {
      const path = stop.path(place)
      const visit = async () => {
        await page.setViewportSize(look.viewport)
        await page.emulateMedia({ colorScheme: look.colorScheme })
        await goTo(page, { look, stop, path, loaded })
        await expect(stop.shown(page, place)).toBeVisible()
        await expect(page.locator('h1').first()).toBeVisible()
        await stop.open?.(page, place)
        await check(page, stop, stop === first)
      }
      await journey
        .step(`${email} ${path}`, visit)
        .catch((fault: Error) => faults.push(`${email} ${path}: ${fault.message}`))
    }
  }
  expect(faults).toEqual([])
}

/**
 * Goes to a screen as by a link, with nothing open on it. It is loaded by its address if no link leads there, and on a
 * desk once in a walk.
 */
async function goTo(page: Page, { look, stop, path, loaded }: Steps): Promise<void> {
  const [screen = path] = path.split('?')
  const isLoaded = look === desk && !stop.isCovered && !loaded.has(screen)
  loaded.add(screen)
  if (isLoaded || stop.isOutside || !(await followAnew(page, path))) await page.goto(path)
  // Its heading would be taken for that of the screen that is still loading.
  else await expect(unknownScreen(page)).toHaveCount(0)
}

/**
 * Expects a scan to do nothing: neither a quick one on the screen, nor a slow one with a card or a button of it in
 * focus.
 */
async function expectScanToDoNothing(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  const { scan, pressAfterRest } = await scannerAt(page)
  await scan(code, { paceMs: 5 })
  for (const pressed of cards.split(', ')) {
    const first = page.locator(pressed).first()
    if ((await first.count()) === 0) continue
    await first.focus()
    await scan(code, { paceMs: 1_000 })
  }
  // The key is handled after all earlier keys.
  const dialog = page.getByRole('dialog')
  await pressAfterRest('?')
  await expect(dialog).toHaveAccessibleName('Keyboard shortcuts')
  await expect(dialog).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // Some screens store what they show in their address, after the path.
  expect(new URL(page.url()).pathname).toBe(pathname)
}

async function statusesOf({ openOrders }: Colleague): Promise<Record<number, string>> {
  return Object.fromEntries((await openOrders()).map(({ id, status }) => [id, status]))
}
