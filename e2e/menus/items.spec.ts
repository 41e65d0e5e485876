import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { menuEditor } from '../people/menu-editor.ts'
import { aPicture } from '../people/picture.ts'
import { itemForm } from '../screens/item-form.ts'
import { givePassphrase, menuPassphrase } from '../screens/passphrase.ts'

const brigade = brigadeOfThisFile()

const photo = { name: 'dish.png', mimeType: 'image/png', buffer: aPicture({ width: 900, height: 700 }) }

journey(
  'an item is added with a photo of the wrong size, which is cropped, and stands among the cards',
  async ({ seat }) => {
    const editor = await menuEditor(brigade.url, 'admin@brigade.demo')
    const { id } = await editor.menuCalled('Breakfast')
    const page = await seat({ url: brigade.url, email: 'manager@hotel.demo', path: `/menu/${id}` })
    const { drawer, field, choose, file, crop, useCropped, picture, save } = itemForm(page)
    await page.getByRole('button', { name: 'Add item' }).click()
    await givePassphrase(page, menuPassphrase)
    await save.click()
    await expect(drawer.getByText('Please select category!')).toBeVisible()

    await field('name').fill('Menemen')
    await field('arabicName').fill('مينيمين')
    await field('description').fill('Eggs in tomato sauce')
    await field('arabicDescription').fill('بيض في صلصة الطماطم')
    await choose('category', 'Eggs')
    await field('price').fill('42.5')
    await field('posId').fill('90001')
    await file.setInputFiles(photo)
    await expect(drawer.getByText('Image must be of dimensions 500 x 300 (width and height)!')).toBeVisible()
    await crop.click()
    await useCropped.click()
    await expect(picture).toHaveCount(1)
    await save.click()

    await expect(page.getByText('Item added successfully!')).toBeVisible()
    await expect(drawer).toHaveCount(0)
    const card = page.getByRole('article', { name: 'Menemen' })
    await page.getByRole('searchbox', { name: 'Search Item' }).fill('menem')
    await expect(card).toContainText('42.50')
    await expect(card).toContainText('مينيمين')
    await expect(card.getByRole('img')).toHaveJSProperty('naturalWidth', 500)

    await card.getByRole('button', { name: 'More for Menemen' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('The record was deleted successfully!')).toBeVisible()
    await expect(page.getByText('No matching items.')).toBeVisible()
  },
)
