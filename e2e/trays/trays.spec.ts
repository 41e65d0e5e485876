import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { colleague } from '../people/staff.ts'

const brigade = brigadeOfThisFile()

journey(
  'a tray is linked by one, seen by the other, and cleared, which completes its order; trays can be turned off',
  async ({ seat }) => {
    const { url } = brigade
    const guest = await guestAt({ url, table: 'Room 306' })
    const layla = await colleague(url, 'manager@hotel.demo')
    const order = await layla.move(await layla.accept(await guest.order({ dish: 'Fattoush' })), 'delivered')
    const manager = await seat({ url, email: 'manager@hotel.demo', path: '/tables/request?tab=rooms' })
    const waiter = await seat({ url, email: 'waiter@hotel.demo', path: `/orders/${order.id}` })
    const room = manager.getByRole('listitem').filter({ has: manager.getByRole('heading', { name: 'Room 306' }) })
    const trays = waiter.getByRole('region', { name: 'Trays', exact: true })
    await expect(manager.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expect(trays).toContainText('Collect around')

    await hold(
      waiter,
      await labelOf(await seat({ url, email: 'manager@hotel.demo', path: '/qrslist/labels' }), '…-050'),
    )
    await trays.getByRole('button', { name: /^Link tray to Room 306/ }).click()
    await waiter.getByRole('button', { name: 'Scan with camera' }).click()

    await expect(trays).toContainText('Trolley …-050')
    await expect(room).toContainText('Trolley …-050')

    await manager.keyboard.type('https://trays.example/HARBOUR-1-050')
    await manager.keyboard.press('Enter')
    const dialog = manager.getByRole('dialog', { name: 'Tray HARBOUR-1-050' })
    await expect(dialog).toContainText('This tray is in Room 306')
    await manager.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    const question = manager.getByRole('alertdialog')
    await manager.getByRole('button', { name: 'Clear room: Room 306' }).click()
    await question.getByRole('button', { name: 'Clear room' }).click()

    await expect(room).toHaveCount(0)
    await expect(trays).toContainText('Collected at')
    await expect.poll(() => layla.statusOf(order)).toBe('completed')

    await journey.step('a hotel that follows no trays has no tabs of them any more', async () => {
      await waiter.goto('/tables/request')
      const tab = waiter.getByRole('button', { name: /^All Rooms with Trays/ })
      await expect(tab).toBeVisible()
      await manager.goto('/qrslist?settings=1')
      await manager.getByRole('switch', { name: 'Tray tracking' }).click()
      await manager.getByRole('button', { name: 'Save' }).click()
      await expect(manager.getByText(/Tray tracking is off/)).toBeVisible()
      await expect(tab).toHaveCount(0)
    })
  },
)

/** Returns a label as it is printed, in base64. */
async function labelOf(page: Page, name: string): Promise<string> {
  const label = page.getByRole('listitem').filter({ hasText: name })
  return (await label.screenshot()).toString('base64')
}

/** Holds a picture before the camera of a device. */
async function hold(page: Page, png: string): Promise<void> {
  await page.evaluate(async (address) => {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const draw = () => canvas.getContext('2d')?.drawImage(picture, 200, 100)
    draw()
    setInterval(draw, 100)
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream()
  }, `data:image/png;base64,${png}`)
}
