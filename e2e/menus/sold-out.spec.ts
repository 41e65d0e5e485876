import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { menuEditor } from '../people/menu-editor.ts'
import { soldOut } from '../screens/sold-out.ts'

const brigade = brigadeOfThisFile()

journey(
  'what the kitchen marks as sold out no guest can order, and every board sees it, until it is back',
  async ({ seat }) => {
    const { url } = brigade
    const { id: menuId } = await (await menuEditor(url, 'admin@brigade.demo')).menuCalled('All-Day Dining')
    const [kitchen, manager, taker] = await Promise.all([
      seat({ url, email: 'chief@hotel.demo' }),
      seat({ url, email: 'manager@hotel.demo' }),
      seat({ url, email: 'ordertaker@hotel.demo', path: `/menu/${menuId}?q=fattoush` }),
    ])
    const mark = taker.getByRole('article', { name: 'Fattoush' }).locator('span', { hasText: 'Sold out' })
    const guest = await guestAt({ url, table: 'Room 108' })
    const marking = soldOut(kitchen)
    const watching = soldOut(manager)
    await expect(watching.button).toHaveText('Mark sold out')

    await marking.button.click()
    await expect(marking.drawer.getByText('Nothing is sold out.')).toBeVisible()
    await marking.search.fill('fattoush')
    await marking.choice('Until tomorrow', 'Fattoush').click()

    await expect(watching.button).toHaveText('Mark sold out1')
    await expect(mark).toBeVisible()
    await expect(guest.order({ dish: 'Fattoush' })).rejects.toThrow(/sold out/i)
    await watching.button.click()
    await expect(watching.now.getByRole('listitem')).toContainText(/Fattoush.*until .*03:00/)
    await watching.drawer.getByRole('button', { name: 'Put back on menu: Fattoush' }).click()

    await expect(watching.drawer.getByText('Nothing is sold out.')).toBeVisible()
    await marking.search.fill('')
    await expect(marking.drawer.getByText('Nothing is sold out.')).toBeVisible()
    await expect(mark).toHaveCount(0)
    expect(await guest.order({ dish: 'Fattoush' })).toMatchObject({ table: 'Room 108' })
  },
)
