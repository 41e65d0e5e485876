import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { colleague } from '../people/staff.ts'
import { board } from '../screens/board.ts'
import { history } from '../screens/history.ts'
import { orderScreen } from '../screens/order.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()
const email = 'manager@hotel.demo'

journey('more of a dish: the money follows, and the order waits to be accepted again', async ({ seat }) => {
  const { url } = brigade
  const guest = await guestAt({ url, table: 'Room 106' })
  const { id } = await guest.order({ dish: 'Hummus with Olive Oil' }, { dish: 'Moroccan Mint Tea' })
  const page = await seat({ url, email, path: '/orders/list?q=Room+106' })
  await board(page).card('In Queue', id).getByRole('link', { name: 'Room 106' }).click()
  const { activity, allActivity, back, cart, details, edit, heading, items, money } = orderScreen(page)
  await expect(heading).toHaveText(`Room 106 #${id}`)
  await expect(money.getByRole('definition')).toHaveText(['AED 56.00', 'AED 5.60', 'AED 61.60', 'Not chosen'])

  await edit.click()
  await cart.more('Hummus with Olive Oil').click()
  await expect(cart.dialog).toContainText('AED 92.40')
  await cart.save.click()

  await expect(page.getByText('order updated successfully!')).toBeVisible()
  await expect(cart.dialog).toHaveCount(0)
  await expect(items).toContainText(/2×\s*Hummus with Olive Oil/)
  await expect(money.getByRole('definition')).toHaveText(['AED 84.00', 'AED 8.40', 'AED 92.40', 'Not chosen'])
  await allActivity.click()
  await expect(activity.getByRole('listitem')).toContainText(['Placed', 'Items changed'])
  await expect(activity.getByRole('listitem').nth(1)).toContainText('Layla Haddad')
  await expect(details).toContainText('Guest app')
  await back.click()
  await expect(board(page).card('Updated', id)).toBeVisible()
  await expect(page).toHaveURL(/\/orders\/list\?q=Room\+106$/)
})

journey('two change the same order: the second is told, and nothing typed is lost', async ({ seat }) => {
  const { url } = brigade
  const guest = await guestAt({ url, table: 'Room 107' })
  const order = await guest.order({ dish: 'Hummus with Olive Oil' }, { dish: 'Fattoush' })
  const page = await seat({ url, email, path: `/orders/${order.id}` })
  const { cart, edit, items } = orderScreen(page)
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

  await cart.save.click()

  await expect(items).toContainText(/1×\s*Moroccan Mint Tea/)
  await expect(items).toContainText(/3×\s*Hummus with Olive Oil/)
  await expect(items).toContainText(/2×\s*Fattoush/)
  await expect(items).toContainText('no onions')
})

journey('a guest asks to cancel: a person does it, and says why', async ({ seat }) => {
  const { url } = brigade
  const guest = await guestAt({ url, table: 'Room 108' })
  const order = await guest.order({ dish: 'Fattoush' })
  const page = await seat({ url, email })
  await expect(popups(page).requests).toBeAttached()

  await guest.askToCancel(order)
  const request = popups(page).request(`Room 108 asks to cancel order #${order.id}.`)
  await request.getByRole('link').click()
  const { activity, cancel, cancelling, details, more, reason } = orderScreen(page)
  await more.click()
  await cancel.click()
  await expect(cancelling).toContainText(`Cancel order #${order.id} for Room 108?`)
  await reason.other.click()
  await reason.typed.fill('Ordered twice by mistake')
  await cancelling.getByRole('button', { name: 'Cancel order' }).click()

  await expect(cancelling).toHaveCount(0)
  await expect(activity).toContainText('Ordered twice by mistake')
  await expect(details).toContainText('Ordered twice by mistake')
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(cancel).toHaveCount(0)
})

journey('what the list of all orders is narrowed to stands in its address', async ({ seat }) => {
  const { url } = brigade
  const guest = await guestAt({ url, table: 'Room 109' })
  const [open, cancelled] = [await guest.order({ dish: 'Fattoush' }), await guest.order({ dish: 'Fattoush' })]
  await (await colleague(url, email)).move(cancelled, 'cancelled')
  const page = await seat({ url, email, path: '/orders/history' })
  const { choose, row, search } = history(page)
  await search.fill('Room 109')
  await expect(row(open.id)).toBeVisible()
  await expect(row(cancelled.id)).toContainText('AED 41.80')

  await choose('Status', 'Cancelled')

  await expect(row(open.id)).toHaveCount(0)
  await expect(row(cancelled.id)).toContainText('Cancelled')
  await expect(page).toHaveURL(/status=cancelled/)

  await page.reload()

  await expect(search).toHaveValue('Room 109')
  await expect(row(cancelled.id)).toBeVisible()
  await expect(row(open.id)).toHaveCount(0)
  await row(cancelled.id).click()
  await expect(orderScreen(page).heading).toHaveText(`Room 109 #${cancelled.id}`)
  await page.goBack()
  await expect(row(cancelled.id)).toBeVisible()
})
