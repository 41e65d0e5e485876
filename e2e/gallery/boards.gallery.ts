import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey, takeOver } from '../house/journey.ts'
import { failToRead } from '../house/fail-to-read.ts'
import { liveLater } from '../house/let-pass.ts'
import { askForTowels, emptyEvening, fillEvening, fillSuite, orderLongTicket } from '../people/evening.ts'
import { colleague, speak } from '../people/staff.ts'
import { drawLooks, type Evening, evenings, isWanted, languages, wanted } from './looks.ts'

const brigade = brigadeOfThisFile()

const boards = [
  { name: 'board', email: 'manager@hotel.demo', path: '/orders/list' },
  { name: 'kitchen', email: 'chief@hotel.demo', path: '/orders/kitchenorders' },
  { name: 'waiter', email: 'waiter@hotel.demo', path: '/orders/active' },
  { name: 'requests', email: 'waiter@hotel.demo', path: '/tables/request' },
  { name: 'floor', email: 'manager@hotel.demo', path: '/tables/management' },
]

/** The preparation of each evening; an evening begins with the orders of the one before. */
const preparations: Record<Evening, (url: string) => Promise<unknown>> = {
  empty: emptyEvening,
  async usual(url) {
    await fillSuite(url, { stages: ['inprogress', 'incoming', 'updated', 'delivered'] })
    await fillEvening(url, { orders: 40 })
    await askForTowels(url, { rooms: 12 })
  },
  /** The usual evening, a quarter of an hour later. */
  async late() {},
  async crowded(url) {
    await fillEvening(url, { orders: 160 })
    await (await colleague(url, 'manager@hotel.demo')).accept(await orderLongTicket(url, { lines: 30 }))
  },
  async failing() {},
}

journey('boards', async ({ seat, wire }) => {
  const inTime = await seat({ url: brigade.url, reducedMotion: 'reduce' })
  const later = await seat({ url: brigade.url, reducedMotion: 'reduce' })
  await liveLater(later, 15 * 60_000)
  const line = await wire(brigade)
  line.takeNoSockets()
  const failing = await seat({ url: line.url, reducedMotion: 'reduce' })
  await failToRead(failing)
  const pages: Partial<Record<Evening, Page>> = { late: later, failing }
  for (const evening of evenings) {
    await preparations[evening](brigade.url)
    if (!isWanted(wanted.evenings, evening)) continue
    const page = pages[evening] ?? inTime
    for (const { name, email, path } of boards) {
      if (!isWanted(wanted.screens, name)) continue
      for (const language of languages) {
        if (!isWanted(wanted.languages, language)) continue
        await journey.step(`${evening} ${name} ${language}`, async () => {
          await speak(brigade.url, { email, language })
          await takeOver(page, { url: brigade.url, email })
          await page.setViewportSize({ width: 1280, height: 800 })
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.waitForLoadState('networkidle')
          if (evening === 'failing') await expect(page.getByRole('main').getByRole('alert')).not.toHaveCount(0)
          await drawLooks(page, { folder: `${process.env.GALLERY_FOLDER}/boards, ${evening}/${name}`, language })
        })
      }
    }
  }
})
