import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { itemForm } from '../screens/item-form.ts'

const brigade = brigadeOfThisFile()

journey(
  'Escape asks each time before what was typed is lost, and then leads back to what opened the form',
  async ({ seat }) => {
    const phone = { width: 390, height: 844 }
    const page = await seat({ url: brigade.url, email: 'admin@brigade.demo', path: '/menu/1', viewport: phone })
    const opener = page.getByRole('button', { name: 'Add item' })
    const { drawer, field } = itemForm(page)
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(field('name')).toBeFocused()
    await page.keyboard.type('Sunrise')

    // The second time there is no press in between, so browsers ask no question.
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press('Escape')
      await expect(question).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(field('name')).toHaveValue('Sunrise')
    }
    await page.keyboard.press('Escape')
    await page.mouse.move(200, 100)
    await page.mouse.wheel(0, 2_000)
    await question.getByRole('button', { name: 'Discard changes' }).click()

    await expect(drawer).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(opener).toBeInViewport()
  },
)
