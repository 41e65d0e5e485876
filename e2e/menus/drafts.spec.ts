import { expect } from '@playwright/test'
import { brigadeOfThisFile } from '../house/brigade.ts'
import { journey, loadsOf } from '../house/journey.ts'
import { menuEditor } from '../people/menu-editor.ts'
import { itemForm } from '../screens/item-form.ts'

const brigade = brigadeOfThisFile()

journey(
  'a new version reloads the page without a question, and the form is as it was typed',
  async ({ seat, wire }) => {
    const editor = await menuEditor(brigade.url, 'admin@brigade.demo')
    const { id } = await editor.menuCalled('Drinks')
    const [item] = await editor.itemsOf(id)
    const line = await wire(brigade)
    const page = await seat({
      url: line.url,
      email: 'supermanager@brigade.demo',
      path: `/menu/${id}?edit=${item?.id}`,
    })
    const questions: string[] = []
    page.on('dialog', (question) => {
      questions.push(question.type())
      void question.accept()
    })
    const { field, save } = itemForm(page)
    await field('name').fill('Sunrise')
    const loads = loadsOf(page)

    line.cut()
    await expect(page.getByText(/^Offline/).first()).toBeVisible()
    await page.route('**/v1/version', (route) => route.fulfill({ json: { version: 'the next one' } }), { times: 1 })
    line.mend()

    await expect(page.getByText('What you typed before the page was reloaded is here.')).toBeVisible({
      timeout: 30_000,
    })
    expect(loads()).toBe(1)
    expect(questions).toEqual([])
    await expect(field('name')).toHaveValue('Sunrise')
    await save.click()
    await expect(page.getByText('Item updated successfully!')).toBeVisible()
    expect((await editor.itemsOf(id)).map(({ name }) => name.en)).toContain('Sunrise')
  },
)
