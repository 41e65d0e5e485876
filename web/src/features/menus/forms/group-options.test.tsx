import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/forms/public/category-drawer.tsx'
import '#features/menus/forms/public/group-drawer.tsx'
import '#features/menus/forms/public/menu-drawer.tsx'
import '#features/menus/forms/public/side-drawer.tsx'
import '#features/menus/forms/public/options-dialog.tsx'
import '#features/menus/panels/pages/menu.page.tsx'
import { type openMenuScreen, refusal } from '#features/menus/items/testing/open-menu-screen.tsx'
import { partPaths } from '#features/menus/menu-parts.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import {
  closeFormAfterEach,
  openPanels as open,
  records,
  type,
  valueOf,
} from '#features/menus/forms/testing/open-panels.tsx'

closeFormAfterEach()

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

  it('include a new one beside one that another person has just added', async () => {
    const group = records.modifiers[0]!
    const theirs = { ...group.modifiersList[0]!, _id: 'theirs', name: { en: 'Theirs' } }
    const current = { ...group, version: 5, modifiersList: [...group.modifiersList, theirs] }
    const { user, writes } = await open({
      answer: ({ method, body }) => {
        if (method !== 'PATCH') return undefined
        const isStale = (body as { version: number }).version < 5
        return isStale ? refusal(409, { reason: 'staleVersion', current }) : Response.json(current)
      },
    })
    await user.click(screen.getByText('Size'))
    await user.click(await screen.findByRole('button', { name: 'Add option' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Small')
    type('Name in Arabic', 'صغير')
    type('Price', '-2')
    act(() => applyNow(partPaths.modifiers, current))

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(writes()).toHaveLength(2))
    const bodies = writes().map(({ body }) => body as { version: number; modifiersList: { name: object }[] })
    expect(bodies.map(({ version }) => version)).toEqual([group.version, 5])
    expect(bodies.at(-1)!.modifiersList.slice(-2)).toMatchObject([
      { name: { en: 'Theirs' } },
      { name: { en: 'Small' } },
    ])
  })

  describe('if another person deleted the record that is being edited', () => {
    const group = records.modifiers[0]!
    const [regular, large] = group.modifiersList
    const without = { ...group, version: 5, modifiersList: [large!] }
    const gone = /^This record was deleted while you were editing/

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

      await user.click(screen.getByRole('button', { name: 'Save as new' }))

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
        method === 'PATCH' ? refusal(404, { message: 'This record doesn’t exist.' }) : undefined,
      )
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByText(/^This group was deleted while you were editing/)).toBeDefined()

      await user.click(screen.getByRole('button', { name: 'Save as new' }))

      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(writes().at(-1)).toMatchObject({
        method: 'POST',
        address: '/v1/modifiers',
        body: { itemId: 1, groupName: group.groupName, modifiersList: [{ name: { en: 'Usual' } }, { price: 5 }] },
      })
    })

    it('make it again for a new option too, and say so in the form', async () => {
      const { user, writes } = await open({
        answer: ({ method }) =>
          method === 'PATCH' ? refusal(404, { message: 'This record doesn’t exist.' }) : undefined,
      })
      await user.click(screen.getByText('Size'))
      await user.click(await screen.findByRole('button', { name: 'Add option' }))
      await screen.findByLabelText('Name in English')
      type('Name in English', 'Small')
      type('Name in Arabic', 'صغير')
      type('Price', '2')

      await user.click(screen.getByRole('button', { name: 'Save' }))

      expect(await screen.findByText(/^This group was deleted while you were editing/)).toBeDefined()
      expect(screen.queryByText('This record doesn’t exist.')).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Save as new' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const { modifiersList } = writes().at(-1)!.body as { modifiersList: object[] }
      expect(modifiersList).toHaveLength(group.modifiersList.length + 1)
      expect(modifiersList.at(-1)).toMatchObject({ name: { en: 'Small' } })
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
