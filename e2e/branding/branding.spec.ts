import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { aPicture } from '../people/picture.ts'

const brigade = brigadeOfThisFile()

journey(
  'a manager takes a readable colour, adds a logo and a footer, looks at both in Arabic and publishes: guests and receipts have it',
  async ({ seat }) => {
    const { url } = brigade
    const guest = await guestAt({ url, table: 'Room 306' })
    const order = await guest.order({ dish: 'Wild Mushroom Risotto' })
    const waiter = await seat({ url, email: 'waiter@hotel.demo', path: '/branding' })
    await expect(waiter.getByRole('heading', { name: 'Branding' })).toHaveCount(0)
    const page = await seat({ url, email: 'manager@hotel.demo', path: '/branding' })
    await page.getByRole('button', { name: 'Edit', exact: true }).click()

    await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#ffd400')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText(/This text can’t be read/)).toBeVisible()
    await page.getByRole('button', { name: /^Use #/ }).click()
    await expect(page.getByText(/This text can’t be read/)).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Receipt footer in English' }).fill('See you soon')
    const logo = page.getByRole('group', { name: 'Logo' })
    const file = logo.locator('input[type=file]')
    const photo = (width: number, height: number) => ({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: aPicture({ width, height }),
    })
    await file.setInputFiles(photo(8000, 5000))
    await expect(logo.getByText('Logo must be of dimensions 300 x 300 (width and height)!')).toBeVisible()
    await logo.getByRole('button', { name: 'Leave out logo.png' }).click()
    await file.setInputFiles(photo(300, 300))
    await expect(logo.getByRole('img', { name: 'Image 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Save draft' }).click()

    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.getByText('Draft, not published')).toBeVisible()
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByRole('button', { name: 'العربية' }).click()
    await expect(preview.getByRole('article')).toHaveAttribute('dir', 'rtl')
    await expect(preview.getByRole('article')).toContainText('See you soon')
    const shownWidth = () =>
      preview.locator('img[src*=venue-logos]').evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(shownWidth).toBe(300)
    expect(await guest.branding()).toMatchObject({ version: 0, logo: null })

    await page.getByRole('button', { name: 'Publish' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('#0b5d5b → #ffd400')
    await question.getByRole('button', { name: 'Publish' }).click()

    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    expect(await guest.branding()).toMatchObject({ mainColor: '#ffd400', logo: expect.stringContaining('venue-logos') })
    await page.addInitScript(() => {
      globalThis.print = () => undefined
      globalThis.close = () => undefined
    })
    await page.goto(`/autoprint?oid=${order.id}`)
    await expect(page.getByRole('article')).toContainText('See you soon')
  },
)
