import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { menuEditor } from '../people/menu-editor.ts'

const brigade = brigadeOfThisFile()

journey('an edit is told to the head office, and read by one of them for all', async ({ seat }) => {
  const { url } = brigade
  const admin = await seat({ url, email: 'admin@brigade.demo' })
  const organization = await seat({ url, email: 'organization@brigade.demo', path: '/admin-notification?state=unread' })
  const bell = admin.getByRole('button', { name: /^Admin Notifications/ })
  await expect(bell).toHaveAccessibleName('Admin Notifications 2 new')
  const editor = await menuEditor(url, 'supermanager@brigade.demo')
  const { id: menuId } = await editor.menuCalled('All-Day Dining')

  await editor.addCategory(menuId, 'Soups of the day')

  const row = organization.getByRole('row', { name: /Soups of the day/ })
  await expect(row).toContainText('Priya Menon')
  await expect(bell).toHaveAccessibleName('Admin Notifications 3 new')
  await bell.click()
  const newest = admin.getByRole('region', { name: 'Admin Notifications' })
  await expect(newest.getByRole('listitem').first()).toContainText('Category created')
  expect((await newest.boundingBox())?.height).toBeLessThanOrEqual(270)
  await newest.getByRole('button', { name: 'Mark as read: Soups of the day' }).click()

  await expect(newest.getByText('Soups of the day')).toHaveCount(0)
  await expect(bell).toHaveAccessibleName('Admin Notifications 2 new')
  await expect(row).toHaveCount(0)
  await organization.getByRole('button', { name: 'Mark all as read' }).click()

  await expect(newest.getByText('No new notifications.')).toBeVisible()
  await expect(bell).toHaveAccessibleName('Admin Notifications')
  await newest.getByRole('link', { name: 'All notifications' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Admin Notifications' })).toBeVisible()
  await expect(bell).toHaveAttribute('aria-expanded', 'false')
  await expect(admin.getByRole('row', { name: /Soups of the day.*Read/ })).toBeVisible()
})
