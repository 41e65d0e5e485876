import { expect } from '@playwright/test'
import { placeIn, walks } from '../access/all-screens.ts'
import { brigadeOfThisFile, journey, takeOver } from '../house/journey.ts'
import type { Stop } from '../house/walk.ts'
import { colleague, speak } from '../people/staff.ts'
import { drawLooks, isWanted, languages, wanted } from './looks.ts'

const brigade = brigadeOfThisFile()

journey.describe.configure({ mode: 'parallel' })

for (const [walk, stops] of Object.entries(walks)) {
  if (!isWanted(wanted.screens, walk)) continue
  journey(walk, async ({ seat }) => {
    const page = await seat({ url: brigade.url, reducedMotion: 'reduce' })
    const manager = await colleague(brigade.url, 'manager@hotel.demo')
    const names = namesOf(stops)
    for (const language of languages) {
      if (!isWanted(wanted.languages, language)) continue
      const place = await placeIn(brigade, manager, language)
      for (const [index, stop] of stops.entries()) {
        await journey.step(`${names[index]} ${language}`, async () => {
          await speak(brigade.url, { email: stop.email, language })
          await takeOver(page, { url: brigade.url, email: stop.email })
          await page.setViewportSize({ width: 1280, height: 800 })
          await page.goto(stop.path(place))
          await expect(stop.shown(page, place)).toBeVisible()
          await stop.open?.(page, place)
          await drawLooks(page, { folder: `${process.env.GALLERY_FOLDER}/${walk}/${names[index]}`, language })
        })
      }
    }
  })
}

/** Returns a name for each stop: its number, its person and its address. */
function namesOf(stops: readonly Stop[]): string[] {
  const anywhere = { url: '', orderId: 1, menuId: 1, categoryId: 1, itemId: 1, groupId: 1, language: 'en' } as const
  return stops.map(({ email, path }, index) => {
    const [who] = email.split('@')
    const where = path(anywhere)
      .replaceAll(/[^\w]+/g, '-')
      .replaceAll(/^-|-$/g, '')
    return `${String(index + 1).padStart(2, '0')}-${who}-${where || 'landing'}`
  })
}
