import { aGroup } from '@brigade/domain/testing/menus.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/forms/public/group-drawer.tsx'
import '#features/menus/forms/public/options-dialog.tsx'
import '#features/menus/panels/pages/menu.page.tsx'
import { closeFormAfterEach, openPanels as open, type } from '#features/menus/forms/testing/open-panels.tsx'

closeFormAfterEach()

it('of a new group leads to its first option when the group was added', async () => {
  const { user } = await open({
    role: 'admin',
    answer: ({ method, address, body }) =>
      method === 'POST' && address === '/v1/modifiers'
        ? Response.json(aGroup({ ...(body as object), id: 9, modifiersList: [] }), { status: 201 })
        : undefined,
  })
  await user.click(screen.getByRole('button', { name: 'Add modifier group' }))
  await screen.findByLabelText('Name in English')
  type('Name in English', 'Milk')
  type('Name in Arabic', 'حليب')

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('dialog', { name: 'Options of Milk' })).toBeDefined()
  const form = await screen.findByRole('dialog', { name: 'Add option' })
  await waitFor(() => expect(document.activeElement).toBe(within(form).getByLabelText('Name in English')))
  await user.click(within(form).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('dialog', { name: 'Options of Milk' })).toBeDefined()
})
