import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { colleague } from '../people/staff.ts'
import { board } from '../screens/board.ts'
import { orderScreen } from '../screens/order.ts'

const brigade = brigadeOfThisFile()
const email = 'manager@hotel.demo'

journey(
  'two change the same order: the money follows, the second is told, and nothing typed is lost',
  async ({ seat }) => {
    const { url } = brigade
    const guest = await guestAt({ url, table: 'Room 106' })
    const order = await guest.order({ dish: 'Hummus with Olive Oil' }, { dish: 'Fattoush' })
    const page = await seat({ url, email, path: '/orders/list?q=Room+106' })
    await board(page).card('In Queue', order.id).getByRole('link', { name: 'Room 106' }).click()
    const { activity, allActivity, back, cart, details, edit, heading, items, money } = orderScreen(page)
    await expect(heading).toHaveText(`Room 106 #${order.id}`)
    await expect(money.getByRole('definition')).toHaveText(['AED 66.00', 'AED 6.60', 'AED 72.60', 'Not chosen'])

    await journey.step('while the manager edits, a colleague changes another line', async () => {
      await edit.click()
      await cart.more('Fattoush').click()
      await cart.comment('Fattoush', 'no onions')
      await cart.search.fill('mint tea')
      await cart.item('Moroccan Mint Tea').click()
      await (await colleague(url, 'ordertaker@hotel.demo')).changeQuantity(order, 3)
      await expect(cart.meanwhile).toContainText('This order was changed while you were editing.')
      await expect(cart.meanwhile).toContainText('Hummus with Olive Oil: 1 → 3')
      await expect(cart.quantity('Hummus with Olive Oil')).toHaveText('3')
      await expect(cart.quantity('Fattoush')).toHaveText('2')
      await expect(cart.changes).toContainText('Added: 1× Moroccan Mint Tea')
      await expect(cart.dialog).toContainText('no onions')
      await expect(cart.dialog).toContainText('AED 206.80')
    })

    await journey.step('what both changed is saved, with its money', async () => {
      await cart.save.click()
      await expect(page.getByText('order updated successfully!')).toBeVisible()
      await expect(cart.dialog).toHaveCount(0)
      await expect(items).toContainText(/1×\s*Moroccan Mint Tea/)
      await expect(items).toContainText(/3×\s*Hummus with Olive Oil/)
      await expect(items).toContainText(/2×\s*Fattoush/)
      await expect(items).toContainText('no onions')
      await expect(money.getByRole('definition')).toHaveText(['AED 188.00', 'AED 18.80', 'AED 206.80', 'Not chosen'])
    })

    await journey.step('the order says who changed it, and waits to be accepted again', async () => {
      await allActivity.click()
      await expect(activity.getByRole('listitem')).toContainText(['Placed', 'Items changed', 'Items changed'])
      await expect(activity.getByRole('listitem').nth(2)).toContainText('Layla Haddad')
      await expect(details).toContainText('Guest app')
      await back.click()
      await expect(board(page).card('Updated', order.id)).toBeVisible()
      await expect(page).toHaveURL(/\/orders\/list\?q=Room\+106$/)
    })
  },
)
