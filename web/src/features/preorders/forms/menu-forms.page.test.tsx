import { aMenuForm } from '@brigade/domain/testing/preorders.builders.ts'
import { menuFormsPath } from '@brigade/domain/preorders/preorders.api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/preorders/forms/menu-forms.page.tsx'
import { openPreOrders, refusal } from '#features/preorders/testing/open-preorders.tsx'
import { receiveEvent } from '#kit/testing/receive-event.ts'
import { speak } from '#kit/testing/speak.ts'

let close = () => {}

afterEach(async () => {
  close()
  await speak('en')
})

async function open(opening: Partial<Parameters<typeof openPreOrders>[0]> = {}) {
  const opened = await openPreOrders({ path: '/preorder', ...opening })
  close = opened.close
  return opened
}

const form = aMenuForm({ name: { en: 'Breakfast card', ar: 'بطاقة الفطور' } })

describe('the forms of a venue', () => {
  it('are listed with their menu and their slots', async () => {
    await open({ forms: [form, aMenuForm({ id: 2, name: { en: 'Supper card' }, isActive: false })] })

    const breakfast = within(await screen.findByRole('row', { name: /Breakfast card/ }))
    expect(breakfast.getByText('06:30 to 10:00, every 30 min')).toBeDefined()
    expect(await breakfast.findByText('Breakfast')).toBeDefined()
    expect(breakfast.queryByText('Off')).toBeNull()
    expect(within(screen.getByRole('row', { name: /Supper card/ })).getByText('Off')).toBeDefined()
  })

  it('say that there are none yet', async () => {
    await open()

    expect(await screen.findByText('No forms yet.')).toBeDefined()
  })

  it('say what went wrong, and are read again', async () => {
    let isBroken = true
    const { user } = await open({
      forms: [form],
      answer: ({ service }) => (isBroken && service === 'menu-forms' ? refusal(400, 'Broken') : undefined),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await user.click(again)

    expect(await screen.findByRole('row', { name: /Breakfast card/ })).toBeDefined()
  })

  it('are in the language of the screen, also in the question before one is deleted', async () => {
    const { user, writes } = await open({ forms: [form] })
    await screen.findByRole('row', { name: /Breakfast card/ })
    await speak('ar')
    const row = within(await screen.findByRole('row', { name: /بطاقة الفطور/ }))
    expect(document.documentElement.dir).toBe('rtl')
    await user.click(row.getByRole('button', { name: 'حذف: بطاقة الفطور' }))

    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/بطاقة الفطور/)).toBeDefined()
    expect(question.queryByText(/Breakfast card/)).toBeNull()
    await user.click(question.getByRole('button', { name: 'حذف' }))
    await waitFor(() => expect(writes).toMatchObject([{ method: 'DELETE', path: 'menu-forms/1' }]))
  })

  it('change when a colleague changes one', async () => {
    const forms = [form]
    await open({ forms })
    await screen.findByRole('row', { name: /Breakfast card/ })
    forms[0] = aMenuForm({ name: { en: 'Morning card' }, version: 2 })
    await receiveEvent(menuFormsPath, forms[0])

    expect(await screen.findByRole('row', { name: /Morning card/ })).toBeDefined()
  })
})

describe('a form that is added', () => {
  it('keeps what was typed when it is refused, at the field that is wrong', async () => {
    const message = 'Forms are switched off for this menu.'
    const { user, writes } = await open({
      path: '/preorder?add=',
      answer: ({ method, service }) =>
        method === 'POST' && service === 'menu-forms'
          ? refusal(400, message, { reason: 'menuWithoutForm', fields: { menuId: message } })
          : undefined,
    })
    const drawer = within(await screen.findByRole('dialog'))
    await user.type(drawer.getByRole('textbox', { name: 'Name in English' }), 'Night card')
    await user.type(drawer.getByRole('textbox', { name: 'Name in Arabic' }), 'بطاقة الليل')
    const from = drawer.getByRole('textbox', { name: 'First slot' })
    await user.clear(from)
    await user.type(from, '25:00')
    await user.click(drawer.getByRole('combobox', { name: 'Menu' }))
    await user.click(await screen.findByTitle('Breakfast'))
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    expect(await drawer.findByText('Write a time as 06:30.')).toBeDefined()
    expect(writes).toEqual([])
    await user.clear(from)
    await user.type(from, '22:00')
    const to = drawer.getByRole('textbox', { name: 'Last slot' })
    await user.clear(to)
    await user.type(to, '23:30')
    await user.click(drawer.getByRole('button', { name: 'Save' }))

    expect(await drawer.findByText(message)).toBeDefined()
    expect(drawer.getByRole<HTMLInputElement>('textbox', { name: 'Name in English' }).value).toBe('Night card')
    expect(drawer.getByRole<HTMLInputElement>('textbox', { name: 'First slot' }).value).toBe('22:00')
  })

  it('says that the items can’t be read, and reads them again', async () => {
    let isBroken = true
    const { user } = await open({
      path: '/preorder?add=',
      answer: ({ service }) => (isBroken && service === 'items' ? refusal(400, 'Broken') : undefined),
    })
    const drawer = within(await screen.findByRole('dialog'))
    const again = await drawer.findByRole('button', { name: 'Try again' })
    isBroken = false
    await user.click(again)

    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Try again' })).toBeNull())
  })
})
