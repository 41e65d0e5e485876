import { expect } from '@playwright/test'
import { placeIn, walks } from '../access/all-screens.ts'
import { failToRead } from '../house/fail-to-read.ts'
import { brigadeOfThisFile, journey, takeOver } from '../house/journey.ts'
import type { Stop } from '../house/walk.ts'
import { colleague, speak } from '../people/staff.ts'
import { drawLooks, isWanted, languages, wanted } from './looks.ts'

const brigade = brigadeOfThisFile()

/** True if the screens are drawn as they are when the server can read nothing, which has to be asked for. */
const isFailing = wanted.evenings?.includes('failing') === true

journey.describe.configure({ mode: 'parallel' })

for (const [walk, everyStop] of Object.entries(walks)) {
  const stops = isFailing ? everyStop.filter(({ open }) => !open) : everyStop
  const folder = `${process.env.GALLERY_FOLDER}/${walk}${isFailing ? ', failing' : ''}`
  if (!isWanted(wanted.screens, walk)) continue
  journey(walk, async ({ seat, wire }) => {
    const line = await wire(brigade)
    // A page whose calls fail asks again over its socket.
    if (isFailing) line.takeNoSockets()
    const page = await seat({ url: isFailing ? line.url : brigade.url, reducedMotion: 'reduce' })
    if (isFailing) await failToRead(page)
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
          if (isFailing) {
            // Some screens need nothing that can fail.
            await expect(page.getByRole('main').getByRole('alert'))
              .not.toHaveCount(0, { timeout: 12_000 })
              .catch(() => undefined)
          } else {
            await expect(stop.shown(page, place)).toBeVisible()
            await stop.open?.(page, place)
          }
          await drawLooks(page, { folder: `${folder}/${names[index]}`, language })
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
