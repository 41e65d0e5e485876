import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/panels/pages/menu.page.tsx'
import '#features/passphrases/public/passphrases-drawer.tsx'
import { closeBoardAfterEach, openBoard as open, panel } from '#features/menus/panels/testing/open-board.tsx'
import { presetsFeature } from '#features/menus/presets/presets.feature.tsx'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'

closeBoardAfterEach()

beforeEach(async () => {
  registerTranslations('presets', presetsFeature.translations)
  await loadTranslations('presets')
})

const moreActions = () => screen.getByRole('button', { name: 'More actions' })

describe('the tools of the board', () => {
  it('lead an admin to the group names', async () => {
    const { user, router } = await open({ role: 'admin' })
    await user.click(moreActions())

    await user.click(await screen.findByRole('menuitem', { name: 'Group names' }))

    await waitFor(() => expect(router.state.location.pathname).toBe('/menu/group-names'))
  })

  it('have the passphrases of the venue for an admin', async () => {
    const { user } = await open({ role: 'admin' })
    await user.click(moreActions())

    await user.click(await screen.findByRole('menuitem', { name: 'Passphrases' }))

    expect(await screen.findByRole('dialog', { name: 'Passphrases of Harbour Hotel' })).toBeDefined()
  })

  it('offer neither of them to a manager', async () => {
    const { user } = await open({ role: 'manager' })
    await user.click(moreActions())

    expect(await screen.findByRole('menuitem', { name: 'Sort menus' })).toBeDefined()
    expect(screen.queryByRole('menuitem', { name: 'Group names' })).toBeNull()
    expect(screen.queryByRole('menuitem', { name: 'Passphrases' })).toBeNull()
  })

  it('take a person who presses Alt and Q to the search', async () => {
    const { user } = await open()

    await user.keyboard('{Alt>}q{/Alt}')

    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search Item' }))
  })
})

describe('on a phone', () => {
  const shown = () => screen.getAllByRole('region', { name: /^(Menus|Categories|Items|Sides)/ }).length

  it('there is one panel at a time, with a way back', async () => {
    const { user } = await open({ width: 390 })
    expect(shown()).toBe(1)

    await user.click(panel('Menus').getByText('All day'))
    await user.click(await panel('Categories').findByText('Mains'))
    await user.click(await panel('Items').findByText('Steak'))
    expect(await panel('Sides').findByText('Gravy')).toBeDefined()
    expect(screen.queryByRole('region', { name: /^Items/ })).toBeNull()

    for (const name of ['Items', 'Categories', 'Menus'])
      await user.click(await screen.findByRole('button', { name: `Back to ${name}` }))
    expect(await panel('Menus').findByText('Drinks')).toBeDefined()
    expect(shown()).toBe(1)
  })
})
