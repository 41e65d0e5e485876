import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey, loadsOf } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { board } from '../screens/board.ts'
import { offlineBanner } from '../screens/offline.ts'
import { orderScreen } from '../screens/order.ts'
import { popups } from '../screens/popups.ts'
import { signInAs } from '../screens/sign-in.ts'

const brigade = brigadeOfThisFile()

journey(
  'what is ordered while a slow network still fetches the program is on the board all the same',
  async ({ seat, wire }) => {
    const { url } = brigade
    const line = await wire(brigade)
    const guest = await guestAt({ url, table: 'Room 105' })
    const early = await guest.order({ dish: 'Fattoush' })
    const manager = await seat({ url: line.url, path: '/login?next=%2Forders%2Flist%3Fq%3DRoom%2B105' })
    const held: (() => void)[] = []
    let isHeld = true
    await manager.route('**/background-*.js', async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    const isTold = (words: string) => expect.poll(() => line.hasTold(words)).toBe(true)

    await signInAs(manager, 'manager@hotel.demo')
    await expect(board(manager).card('In Queue', early.id)).toBeVisible()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    // The answer is that of the socket, not of the form.
    await isTold('[null,{"accessToken"')
    const late = await guest.order({ dish: 'Fattoush' })
    await isTold('v1/order created')
    await expect(board(manager).card('In Queue', late.id)).toHaveCount(0)
    isHeld = false
    for (const goOn of held) goOn()

    await expect(board(manager).card('In Queue', late.id)).toBeVisible()
  },
)

/** The file of live listeners and pop-ups, and its styles. */
const lateParts = /\/background-[^/]*\.(js|css)$/
const lateFiles = ['css', 'js']

journey('a line that is cut while a part of the screen is still fetched takes nothing away', async ({ seat, wire }) => {
  const line = await wire(brigade)
  const guest = await guestAt({ url: brigade.url, table: 'Room 106' })
  const { id } = await guest.order({ dish: 'Fattoush' })
  const orderTaker = await seat({ url: line.url, path: `/login?next=%2Forders%2F${id}` })
  const held: (() => void)[] = []
  const asked = new Set<string>()
  let isHeld = true
  await orderTaker.route(lateParts, async (route) => {
    asked.add(lateParts.exec(route.request().url())![1]!)
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => undefined)
  })
  await signInAs(orderTaker, 'ordertaker@hotel.demo')
  const { more, cancel, reason } = orderScreen(orderTaker)
  await more.click()
  await cancel.click()
  await reason.other.click()
  await reason.typed.fill('Guest has left')
  // Pop-ups are loaded separately when the browser is idle: a file that was not requested yet would not be cut off.
  await expect.poll(() => [...asked].toSorted()).toEqual(lateFiles)
  const loads = loadsOf(orderTaker)

  line.cut()
  isHeld = false
  for (const goOn of held) goOn()
  await expect(offlineBanner(orderTaker)).toBeVisible()
  line.mend()

  await expect(offlineBanner(orderTaker)).toHaveCount(0)
  const late = await guest.order({ dish: 'Fattoush' })
  await expect(popups(orderTaker).order(late.id)).toBeVisible()
  await expect(reason.typed).toHaveValue('Guest has left')
  // The styles of the other pop-ups may still be loading.
  await expect.poll(() => orderTaker.evaluate(missingStyles)).toEqual([])
  expect(loads()).toBe(0)
})

/** Runs in the page: returns the style sheets that were requested and failed in all of their tries. */
function missingStyles(): string[] {
  const hasCome = (sheet: CSSStyleSheet) => {
    try {
      return sheet.cssRules.length > 0
    } catch {
      // A failed style sheet may not be read.
      return false
    }
  }
  const sheets = [...document.styleSheets]
  const come = new Set(sheets.filter(hasCome).map(({ href }) => href))
  return sheets.flatMap(({ href }) => (href === null || come.has(href) ? [] : [href]))
}
