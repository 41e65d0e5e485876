import { aGroup, anItem, aSide, aCategory, aMenu } from '@brigade/domain/testing/menus.builders.ts'
import type { Side } from '@brigade/domain/menus/menus.schema.ts'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Else they are fetched when they are first drawn, which takes their time.
import '#features/menus/forms/door/category-drawer.tsx'
import '#features/menus/forms/door/group-drawer.tsx'
import '#features/menus/forms/door/menu-drawer.tsx'
import '#features/menus/forms/door/side-drawer.tsx'
import '#features/menus/forms/door/options-dialog.tsx'
import '#features/menus/panels/pages/menu.page.tsx'
import { openMenuScreen, refusal } from '#features/menus/items/testing/open-menu-screen.tsx'
import { partPaths } from '#features/menus/menu-parts.ts'
import { setLanguage } from '#kit/i18n.ts'
import { applyNow } from '#kit/live.ts'
import { reloadPage } from '#kit/page-reload.ts'

let close = () => {}
let leave = () => {}

afterEach(async () => {
  close()
  localStorage.clear()
  await setLanguage('en')
  vi.restoreAllMocks()
})

const records = {
  menu: [aMenu({ id: 1, version: 3, name: { en: 'All day', ar: 'طوال اليوم', fr: 'Journée' } })],
  category: [aCategory({ id: 1 })],
  items: [anItem({ id: 1 })],
  condiments: [aSide({ id: 1, name: { en: 'Bread', ar: 'خبز' } })],
  modifiers: [aGroup({ id: 1, groupName: { en: 'Size', ar: 'الحجم' } })],
}

async function open(options: Partial<Parameters<typeof openMenuScreen>[0]> = {}) {
  const opened = await openMenuScreen({ path: '/menu', records, ...options })
  ;({ close, leave } = opened)
  await screen.findByText('Bread')
  return opened
}

function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}

function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value
}

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
    await setLanguage('ar')
    await user.click(await screen.findByRole('button', { name: 'إضافة قائمة' }))

    await user.click(await screen.findByRole('button', { name: 'حفظ' }))

    await screen.findByText('الاسم باللغة EN مطلوب!')
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
    await user.click(screen.getByRole('button', { name: 'More languages' }))
    expect(labels()).toEqual(['en', 'ar', 'de', 'it', 'ru', 'fr', 'ku', 'sw', 'tr'])
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

  it('says which items keep a menu from having categories as soon as that is switched on, and where they are', async () => {
    const direct = { menuId: 1, categoryId: null }
    const names = ['Tea', 'Milk', 'Mint', 'Rose', 'Sage', 'Thyme']
    const { user } = await open({
      records: {
        ...records,
        menu: [aMenu({ id: 1, name: { en: 'All day', ar: 'طوال اليوم' }, hasCategories: false })],
        items: names.map((en, place) => anItem({ ...direct, id: place + 1, index: place + 1, name: { en, ar: en } })),
      },
    })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await user.click(await screen.findByRole('switch', { name: 'Has categories' }))

    expect(await screen.findByText(/^This can not be saved: 6 items stand in the menu itself/)).toBeDefined()
    expect(screen.getByText('Tea, Milk, Mint, Rose, Sage and 1 more')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Show these items' }).getAttribute('href')).toBe('/menu/1')
    await user.click(screen.getByRole('switch', { name: 'Has categories' }))
    await waitFor(() => expect(screen.queryByText(/^This can not be saved/)).toBeNull())
  })

  it('says which categories keep a menu from losing them, and where they are moved', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await user.click(await screen.findByRole('switch', { name: 'Has categories' }))

    expect(await screen.findByText(/^This can not be saved while the menu has 1 category/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Show the categories' }).getAttribute('href')).toBe('/categories?menu=1')
  })

  it('shows at a switch what the server says against it', async () => {
    const { user } = await open({
      answer: ({ method }) =>
        method === 'PATCH'
          ? refusal(400, { reason: 'validation', fields: { hasCategories: menuErrors.menuHasItems } })
          : undefined,
    })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await user.click(await screen.findByRole('switch', { name: 'Has categories' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))

    const sentence = await screen.findByText(menuErrors.menuHasItems)

    const described = screen.getByRole('switch', { name: 'Has categories' }).getAttribute('aria-describedby')
    expect(document.querySelector(`[id="${described}"]`)?.contains(sentence)).toBe(true)
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

describe('leaving a form', () => {
  it('asks first where something was typed', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add menu' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')

    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))

    expect(valueOf('Name in English')).toBe('Brunch')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByLabelText('Name in English')).toBeNull())
  })

  it('for another screen asks as well', async () => {
    const { user, router } = await open()
    await user.click(screen.getByRole('button', { name: 'Add menu' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')

    void router.navigate('/settings')

    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(router.state.location.pathname).toBe('/menu')
    expect(valueOf('Name in English')).toBe('Brunch')
  })

  it('asks nothing where nothing was typed', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await screen.findByLabelText('Name in English')

    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    await waitFor(() => expect(screen.queryByLabelText('Name in English')).toBeNull())
  })
})

describe('a page that is reloaded', () => {
  async function reloadWhileTyping(edited: () => Promise<void>) {
    await edited()
    leave()
    return open()
  }

  async function editAllDay() {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')
  }

  it('shows again what was typed, once the form is opened', async () => {
    const { user, writes } = await reloadWhileTyping(editAllDay)
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))

    await screen.findByText('What you typed before the page was reloaded is here.')
    expect(valueOf('Name in English')).toBe('Brunch')
    expect(valueOf('Name in Arabic')).toBe('طوال اليوم')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Menu updated successfully!')
    expect(writes()).toMatchObject([{ body: { version: 3, name: { en: 'Brunch', ar: 'طوال اليوم' } } }])
  })

  it('gives the record back to who would rather start over', async () => {
    const { user } = await reloadWhileTyping(editAllDay)
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))

    await user.click(await screen.findByRole('button', { name: 'Start over' }))

    expect(valueOf('Name in English')).toBe('All day')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByLabelText('Name in English')).toBeNull())
  })

  it('brings nothing back of a form that was discarded', async () => {
    const { user } = await reloadWhileTyping(async () => {
      await editAllDay()
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
      await waitFor(() => expect(screen.queryByLabelText('Name in English')).toBeNull())
    })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))

    await screen.findByLabelText('Name in English')
    expect(valueOf('Name in English')).toBe('All day')
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  })

  it('is asked about where somebody does it, and not where it does it by itself', async () => {
    vi.spyOn(location, 'reload').mockReturnValue()
    await editAllDay()
    const isAskedAbout = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

    expect(isAskedAbout()).toBe(true)
    reloadPage()
    expect(isAskedAbout()).toBe(false)
  })
})

describe('two people who edit one record', () => {
  const theirs = { ...records.menu[0], version: 4, name: { en: 'All night', ar: 'طوال الليل', fr: 'Journée' } }
  const stale = {
    message: 'Somebody changed this record in the meantime.',
    reason: 'staleVersion',
    current: theirs,
    changedBy: 'Sara Haddad',
    changedAt: '2026-03-04T08:04:00.000Z',
    changedFields: ['name'],
  }

  async function meet() {
    const opened = await open({
      answer: ({ method, body }) =>
        method === 'PATCH' && (body as { version: number }).version === 3 ? refusal(409, stale) : undefined,
    })
    await opened.user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')
    type('Name in French', 'Le brunch')
    await opened.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Sara Haddad changed this record at 12:04.')
    return opened
  }

  it('are shown both values of what both changed, and nothing that was typed is lost', async () => {
    await meet()

    const note = within(screen.getByRole('group', { name: 'Name in English' }))
    expect(note.getByText('Brunch')).toBeDefined()
    expect(note.getByText('All night')).toBeDefined()
    expect(valueOf('Name in English')).toBe('Brunch')
    expect(valueOf('Name in French')).toBe('Le brunch')
    expect(valueOf('Name in Arabic')).toBe('طوال الليل')
  })

  it('the second keeps theirs by saving again', async () => {
    const { user, writes } = await meet()

    await user.click(screen.getByRole('button', { name: 'Save again' }))

    await screen.findByText('Menu updated successfully!')
    expect(writes().at(-1)?.body).toMatchObject({
      version: 4,
      name: { en: 'Brunch', ar: 'طوال الليل', fr: 'Le brunch' },
    })
  })

  it('the second takes the value of the first, or changes their mind', async () => {
    const { user, writes } = await meet()
    const note = within(screen.getByRole('group', { name: 'Name in English' }))

    await user.click(note.getByRole('radio', { name: /All night/ }))
    expect(valueOf('Name in English')).toBe('All night')
    await user.click(note.getByRole('radio', { name: /Brunch/ }))
    expect(valueOf('Name in English')).toBe('Brunch')
    await user.click(note.getByRole('radio', { name: /All night/ }))
    await user.click(screen.getByRole('button', { name: 'Save again' }))

    await screen.findByText('Menu updated successfully!')
    expect(writes().at(-1)?.body).toMatchObject({ version: 4, name: { en: 'All night', fr: 'Le brunch' } })
  })
})

describe('a save whose answer got lost', () => {
  it('is asked for again, and found done where the record holds what was sent', async () => {
    const saved = { ...records.menu[0]!, version: 4, name: { ...records.menu[0]!.name, en: 'Brunch' } }
    let tries = 0
    const { user } = await open({
      answer({ method }) {
        if (method !== 'PATCH') return undefined
        if (++tries === 1) throw new TypeError('The line is gone')
        return refusal(409, { reason: 'staleVersion', current: saved, changedBy: 'Layla Haddad', changedFields: [] })
      },
    })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', '  Brunch')

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Menu updated successfully!')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(tries).toBe(2)
  })

  it('is told as not known while no answer comes, and by Save asked for once more', async () => {
    let isCut = true
    const { user, writes } = await open({
      answer({ method }) {
        if (isCut && method === 'PATCH') throw new TypeError('The line is gone')
        return undefined
      },
    })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/nobody knows yet whether this was done/)).toBeDefined()
    await waitFor(() => expect(writes()).toHaveLength(2))

    isCut = false
    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Menu updated successfully!')
    expect(writes().map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => writes()[0]!.body))
  })

  it('adds no second record: the first is looked for by its name', async () => {
    const butter = { id: 9, index: 9, name: { en: 'Butter', ar: 'زبدة' }, price: 8, max: 3 }
    const added: Side[] = []
    const { user, writes } = await open({
      answer({ method, address }) {
        if (method === 'POST' && address === '/v1/condiments') {
          added.push(aSide({ ...butter, updatedAt: new Date().toISOString() }))
          throw new TypeError('The line is gone')
        }
        return added.length > 0 && address.startsWith('/v1/condiments?') ? Response.json(added) : undefined
      },
    })
    await user.click(screen.getByRole('button', { name: 'Add side' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Butter')
    type('Name in Arabic', 'زبدة')
    type('Price', '8')
    type('Max', '3')

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Condiment added successfully!')
    expect(writes()).toMatchObject([{ method: 'POST' }])
  })
})

describe('the options of a group', () => {
  it('are changed by the whole list', async () => {
    const { user, writes } = await open({
      answer: ({ method }) => (method === 'PATCH' ? Response.json({ ...records.modifiers[0], version: 2 }) : undefined),
    })
    await user.click(screen.getByText('Size'))
    await user.click(await screen.findByRole('button', { name: 'Add option' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Small')
    type('Name in Arabic', 'صغير')
    type('Price', '-2')

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Options updated successfully!')
    const { modifiersList } = writes()[0]!.body as { modifiersList: unknown[] }
    expect(modifiersList).toHaveLength(records.modifiers[0]!.modifiersList.length + 1)
    expect(modifiersList.at(-1)).toMatchObject({ name: { en: 'Small' }, price: -2 })
  })

  describe('of which somebody else deleted one that is being edited', () => {
    const group = records.modifiers[0]!
    const [regular, large] = group.modifiersList
    const without = { ...group, version: 5, modifiersList: [large!] }
    const gone = /^Somebody deleted this record meanwhile/

    async function editRegular(answer?: Parameters<typeof openMenuScreen>[0]['answer']) {
      const opened = await open({ answer })
      await opened.user.click(screen.getByText('Size'))
      await opened.user.click(await screen.findByRole('button', { name: 'Edit Regular' }))
      await screen.findByLabelText('Name in English')
      type('Name in English', 'Usual')
      return opened
    }

    it('offer to save it as a new one, among those that are there now', async () => {
      const { user, writes } = await editRegular(({ method, body }) => {
        if (method !== 'PATCH') return undefined
        const isStale = (body as { version: number }).version < 5
        return isStale ? refusal(409, { reason: 'staleVersion', current: without }) : Response.json(without)
      })
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByText(gone)).toBeDefined()

      await user.click(screen.getByRole('button', { name: 'Save as a new one' }))

      await screen.findByText('Options updated successfully!')
      const { modifiersList, version } = writes().at(-1)!.body as { modifiersList: object[]; version: number }
      expect(version).toBe(5)
      expect(modifiersList).toEqual([large, expect.objectContaining({ name: { en: 'Usual', ar: regular!.name.ar } })])
      expect(modifiersList[1]).not.toHaveProperty('_id')
    })

    it('say so as soon as that is heard, and keep what was typed', async () => {
      await editRegular()

      act(() => applyNow(partPaths.modifiers, without))

      expect(await screen.findByText(gone)).toBeDefined()
      expect(valueOf('Name in English')).toBe('Usual')
    })

    it('make their group again where that was deleted with them', async () => {
      const { user, writes } = await editRegular(({ method }) =>
        method === 'PATCH' ? refusal(404, { message: 'There is no such record.' }) : undefined,
      )
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByText(gone)).toBeDefined()

      await user.click(screen.getByRole('button', { name: 'Save as a new one' }))

      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(writes().at(-1)).toMatchObject({
        method: 'POST',
        address: '/v1/modifiers',
        body: { itemId: 1, groupName: group.groupName, modifiersList: [{ name: { en: 'Usual' } }, { price: 5 }] },
      })
    })
  })
})

describe('the name of a group', () => {
  it('is one of the presets for managers', async () => {
    const { user } = await open({
      answer: ({ address }) =>
        address.startsWith('/v1/group-names')
          ? Response.json([{ id: 1, index: 1, name: { en: 'Spice Level', ar: 'درجة الحرارة' } }])
          : undefined,
    })
    await user.click(screen.getByRole('button', { name: 'Add modifier group' }))
    expect(screen.queryByLabelText('Name in English')).toBeNull()

    await user.click(await screen.findByRole('button', { name: 'Save' }))

    await screen.findByText('Please select a Group Name!')
  })

  it('is free text for admins', async () => {
    const { user } = await open({ role: 'admin' })
    await user.click(screen.getByRole('button', { name: 'Add modifier group' }))

    await user.click(await screen.findByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Name in EN is required!')).toBeDefined()
  })
})
