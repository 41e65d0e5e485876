import { expect } from '@playwright/test'
import { brigadeOfThisFile } from '../house/brigade.ts'
import { journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { board } from '../screens/board.ts'

const brigade = brigadeOfThisFile()

journey('two press Accept at once: one wins, the other reads who was first', async ({ seat, wire }) => {
  // What the presses bring about reaches neither before both have pressed.
  const line = await wire(brigade)
  const manager = await seat({ url: line.url, email: 'manager@hotel.demo' })
  const orderTaker = await seat({ url: line.url, email: 'ordertaker@hotel.demo' })
  const guest = await guestAt({ url: brigade.url, table: 'Room 102' })
  const { id } = await guest.order({ dish: 'Fattoush' })
  const screens = [manager, orderTaker]
  const buttons = screens.map((page) => board(page).card('In Queue', id).getByRole('button', { name: 'Accept' }))
  for (const page of screens) await board(page).search.fill(`#${id}`)
  for (const button of buttons) await expect(button).toBeVisible()

  line.hold()
  await Promise.all(buttons.map((button) => button.click()))
  line.release()

  for (const page of screens) await expect(board(page).card('In Progress', id)).toBeVisible()
  const sentence = /^(Layla Haddad|Omar Siddiqui) accepted this order at \d\d:\d\d\.$/
  const told = () => Promise.all(screens.map((page) => page.getByText(sentence).allTextContents()))
  let seen: string[][] = []
  await expect.poll(async () => (seen = await told()).flat()).toHaveLength(1)
  const [toManager, toOrderTaker] = seen
  expect(toManager?.[0] ?? toOrderTaker?.[0]).toContain(toManager?.length ? 'Omar Siddiqui' : 'Layla Haddad')
})
