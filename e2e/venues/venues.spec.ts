import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'

const brigade = brigadeOfThisFile()

journey(
  'a new venue is on every screen of the head office at once, and leaves them when it is archived',
  async ({ seat }) => {
    const { url } = brigade
    const admin = await seat({ url, email: 'admin@brigade.demo', path: '/restaurants' })
    const other = await seat({ url, email: 'organization@brigade.demo', path: '/restaurants?search=Harbour' })
    await expect(other.getByRole('rowheader')).toHaveCount(1)
    const drawer = admin.getByRole('dialog', { name: 'New venue' })

    await admin.getByRole('button', { name: 'New venue' }).click()
    await drawer.getByRole('textbox', { name: 'Name' }).fill('Harbour Grill')
    await drawer.getByRole('combobox', { name: 'Currency' }).click()
    await admin.getByTitle(/^AED/).click()
    await drawer.getByRole('button', { name: 'Create venue' }).click()

    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Harbour Grill')
    await expect(other.getByRole('rowheader')).toHaveText(['Harbour Grill', 'Harbour Hotel'])

    // The set-up lacks tables: the step leads to them, at this venue.
    await admin.getByRole('link', { name: /^Tables or rooms/ }).click()
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Table setup')
    await expect(admin.getByText('No tables or rooms.')).toBeVisible()
    await admin.goBack()

    // Other screens begin with the venue that was opened.
    const id = Number(new URL(admin.url()).pathname.split('/').at(-1))
    await admin.goto('/tables')
    await expect(admin.getByLabel('Venue')).toHaveValue(String(id))

    await admin.goto(`/restaurants/${id}`)
    await admin.getByRole('button', { name: 'More actions', exact: true }).click()
    await admin.getByRole('menuitem', { name: 'Archive' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await expect(other.getByRole('rowheader')).toHaveText(['Harbour Hotel'])
    await admin.goto('/tables?venue=1')
    await expect(admin.getByLabel('Venue').getByRole('option', { name: 'Harbour Grill' })).toHaveCount(0)
    await admin.goto('/restaurants?state=archived')
    await expect(admin.getByRole('rowheader')).toHaveText(['Harbour Grill'])
  },
)
