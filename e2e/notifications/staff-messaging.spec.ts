import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { headOffice } from '../people/head-office.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

journey(
  'a message reaches the staff, stays away where it was put aside, and goes when it is deleted',
  async ({ seat }) => {
    const { url } = brigade
    const waiter = await seat({ url, email: 'waiter@hotel.demo' })
    const chief = await seat({ url, email: 'chief@hotel.demo' })
    const admin = await seat({ url, email: 'admin@brigade.demo', path: '/notifications?venue=1' })
    for (const page of [waiter, chief]) await expect(popups(page).messages).toBeAttached()

    await admin.getByRole('button', { name: 'New message' }).click()
    await admin.getByRole('textbox', { name: 'Title' }).fill('Pool closed')
    await admin.getByRole('textbox', { name: 'Message' }).fill('Until tomorrow noon.')
    await admin.getByRole('button', { name: 'Save' }).click()

    await expect(popups(chief).message('Pool closed')).toBeVisible()
    const card = popups(waiter).message('Pool closed')
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: 'Close Popup' }).click()
    await expect(card).toHaveCount(0)
    await waiter.reload()
    // Once a later one has arrived, this one would have arrived too.
    const office = await headOffice(url)
    await office.write({ venueId: 1, title: 'Spa closed' })
    await expect(popups(waiter).message('Spa closed')).toBeVisible()
    await expect(card).toHaveCount(0)

    await admin.getByRole('button', { name: 'Delete Pool closed' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click()

    await expect(popups(chief).message('Spa closed')).toBeVisible()
    await expect(popups(chief).message('Pool closed')).toHaveCount(0)
    await expect(admin.getByRole('row', { name: /Pool closed/ })).toHaveCount(0)
  },
)
