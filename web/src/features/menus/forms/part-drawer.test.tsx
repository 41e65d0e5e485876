import { aSide } from '@brigade/domain/testing/menus.builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/forms/public/category-drawer.tsx'
import '#features/menus/forms/public/group-drawer.tsx'
import '#features/menus/forms/public/menu-drawer.tsx'
import '#features/menus/forms/public/side-drawer.tsx'
import '#features/menus/forms/public/options-dialog.tsx'
import '#features/menus/panels/pages/menu.page.tsx'
import { refusal } from '#features/menus/items/testing/open-menu-screen.tsx'
import { speak } from '#kit/testing/speak.ts'
import { closeFormAfterEach, openPanels as open, type, valueOf } from '#features/menus/forms/testing/open-panels.tsx'

closeFormAfterEach()

describe('a form', () => {
  it('says what is missing in the very sentences, at each field', async () => {
    const { user, writes } = await open()
    await user.click(screen.getByRole('button', { name: 'Add menu' }))
    for (const field of ['Days available', 'Hours available']) {
      await user.click(await screen.findByRole('combobox', { name: field }))
      await user.keyboard('{Backspace}')
    }

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Name in EN is required!')
    expect(screen.getByText('Name in AR is required!')).toBeDefined()
    expect(screen.getAllByText('Please Select an option!')).toHaveLength(2)
    expect(writes()).toEqual([])
  })

  it('tells what stands in a choice also while nothing is chosen, and what is said against it', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add menu' }))
    const days = await screen.findByRole('combobox', { name: 'Days available' })
    expect(saidOf(days)).toBe('')

    await user.click(days)
    await user.keyboard('{Backspace}')
    expect(saidOf(days)).toBe('Choose days')
    await user.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(saidOf(days)).toBe('Choose days Please Select an option!'))
  })

  it.each([
    ['a new menu', 'Add menu'],
    ['a changed one', 'Edit All day'],
  ])('tells once why %s is not saved, where that is about no field', async (_what, button) => {
    const { user } = await open({
      answer: ({ method, address }) =>
        method === 'GET' || address.includes('authentication') ? undefined : refusal(403, { message: 'You may not.' }),
    })
    await user.click(screen.getByRole('button', { name: button }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')
    type('Name in Arabic', 'برانش')

    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect((await screen.findByRole('alert')).textContent).toBe('You may not.')
    expect(valueOf('Name in English')).toBe('Brunch')
  })

  it.each(['menu', 'category'])('of a new %s begins with every day, at every hour', async (what) => {
    const { user, writes } = await open({ role: 'admin' })
    await user.click(screen.getByRole('button', { name: `Add ${what}` }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')
    type('Name in Arabic', 'برانش')

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText(/ added successfully!$/)
    expect(writes()).toMatchObject([{ body: { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] } }])
  })

  it('tells of each change what is still wrong, once somebody has tried', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add menu' }))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText('Name in EN is required!')

    type('Name in English', 'A name that is longer than anybody allows')
    await screen.findByText('Maximum 35 characters allowed!')
    type('Name in English', 'Brunch')

    await waitFor(() => expect(screen.queryByText('Maximum 35 characters allowed!')).toBeNull())
    expect(screen.getByText('Name in AR is required!')).toBeDefined()
  })

  it('speaks Arabic where the interface does', async () => {
    const { user } = await open()
    await speak('ar')
    await user.click(await screen.findByRole('button', { name: 'إضافة قائمة' }))

    await user.click(await screen.findByRole('button', { name: 'حفظ' }))

    await screen.findByText('الاسم (الإنجليزية) مطلوب!')
    expect(screen.getByLabelText('الاسم (العربية)').closest('[dir]')?.getAttribute('dir')).toBe('rtl')
    expect(screen.getByLabelText('الاسم (الإنجليزية)').closest('[dir]')?.getAttribute('dir')).toBe('ltr')
  })

  it('shows the languages of the venue, those that are written anyway, and the others at a press', async () => {
    const { user } = await open({ venue: { hasKurdish: true } })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await screen.findByLabelText('Name in English')

    const labels = () => screen.getAllByLabelText(/^Name in/).map(({ id }) => id.split('_').at(-1))

    expect(labels()).toEqual(['en', 'ar', 'fr', 'ku'])
    expect(screen.getByLabelText('Name in Kurdish').closest('[dir]')?.getAttribute('dir')).toBe('rtl')
    const more = screen.getByRole('button', { name: 'More languages', expanded: false })
    await user.click(more)
    expect(labels()).toEqual(['en', 'ar', 'de', 'it', 'ru', 'fr', 'ku', 'sw', 'tr'])
    expect(screen.getByRole('button', { name: /languages/, expanded: true })).toBe(more)
    type('Name in Turkish', 'Tüm gün')
    await user.click(more)
    expect(labels()).toEqual(['en', 'ar', 'fr', 'ku', 'tr'])
    expect(screen.getByRole('button', { name: /languages/, expanded: false })).toBe(more)
  })

  it('shows what the server finds wrong at its field, and keeps what was typed', async () => {
    const { user } = await open({
      answer: ({ method }) =>
        method === 'PATCH'
          ? refusal(400, { message: 'Wrong', fields: { 'name.en': 'Maximum 35 characters allowed!', other: 'Else.' } })
          : undefined,
    })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Maximum 35 characters allowed!')
    expect(screen.getByText('Else.')).toBeDefined()
    expect(valueOf('Name in English')).toBe('Brunch')
  })

  it('saves with the version that it began with, says so, and closes', async () => {
    const { user, writes } = await open()
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Menu updated successfully!')
    expect(writes()).toMatchObject([
      { method: 'PATCH', address: '/v1/menu/1', body: { version: 3, name: { en: 'Brunch', ar: 'طوال اليوم' } } },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit menu' })).toBeNull())
  })

  it('says the sentence of its kind when something was added', async () => {
    const { user, writes } = await open({
      answer: ({ address, method }) =>
        method === 'POST' && address === '/v1/condiments' ? Response.json(aSide({ id: 9, index: 9 })) : undefined,
    })
    await user.click(screen.getByRole('button', { name: 'Add side' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Butter')
    type('Name in Arabic', 'زبدة')
    type('Price', '1,250.5')
    type('Max', '2')

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Condiment added successfully!')
    expect(writes()[0]).toMatchObject({ address: '/v1/condiments', body: { itemId: 1, price: 1250.5, min: 0, max: 2 } })
  })
})

/** Returns the description of a control for screen readers, besides its name. */
function saidOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent).join(' ')
}
