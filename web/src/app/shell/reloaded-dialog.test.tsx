import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** Opens a page that has just been loaded, at a venue that does or does not want a note about reloads. */
async function load({ isReloaded, isReloadPopup }: { isReloaded: boolean; isReloadPopup: boolean }): Promise<void> {
  // The note of the page before is read once, when the page is loaded.
  if (isReloaded) sessionStorage.setItem('brigade-reloaded', '1')
  vi.resetModules()
  const [{ ReloadedDialog }, { signIn }, { loadTranslations, registerTranslations }] = await Promise.all([
    import('#app/shell/reloaded-dialog.tsx'),
    import('#kit/calls/session.ts'),
    import('#kit/i18n/i18n.ts'),
  ])
  registerTranslations('shell', () => import('#app/shell/shell.translations.en.ts'))
  registerTranslations('ui', () => import('#ui/ui.translations.en.ts'))
  await loadTranslations('shell', 'ui')
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/v1/authentication') return Response.json({ accessToken: 'a-token', user: aUser() })
    return Response.json(address === '/v1/userdata' ? aUser() : aVenue({ isReloadPopup }))
  })
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  render(<ReloadedDialog />)
}

it('says that the page was reloaded by itself, until somebody goes on', async () => {
  await load({ isReloaded: true, isReloadPopup: true })

  expect(screen.getByRole('dialog', { name: 'Page Reloaded!' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each([
  ['of a venue that does not want it', { isReloaded: true, isReloadPopup: false }],
  ['that somebody has opened', { isReloaded: false, isReloadPopup: true }],
])('says nothing on a page %s', async (_which, loaded) => {
  await load(loaded)

  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says it once: a page that is loaded again by hand says nothing', async () => {
  await load({ isReloaded: true, isReloadPopup: true })
  cleanup()

  await load({ isReloaded: false, isReloadPopup: true })

  expect(screen.queryByRole('dialog')).toBeNull()
})
