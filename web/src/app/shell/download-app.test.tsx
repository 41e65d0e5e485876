import { aUser } from '@brigade/domain/testing/people.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DownloadApp } from '#app/shell/download-app.tsx'
import { words as uiWords } from '#app/i18n/en/ui.ts'
import { keepInstallOffer } from '#kit/app-install.ts'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { updateUser } from '#kit/session.ts'

beforeAll(async () => {
  keepInstallOffer()
  registerWords('shell', { en: () => import('#app/i18n/en/shell.ts'), ar: () => import('#app/i18n/ar/shell.ts') })
  registerWords('ui', { en: async () => ({ words: uiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  await loadWords('shell', 'ui')
})

afterEach(cleanup)

function openMenu(role: StaffRole) {
  updateUser(aUser({ role }))
  render(
    <ul>
      <DownloadApp />
    </ul>,
  )
}

it.each(['manager', 'waiter', 'chief'] as const)('is no entry of the %s’s menu', (role) => {
  openMenu(role)

  expect(screen.queryByRole('button', { name: 'Download App' })).toBeNull()
})

it.each(['admin', 'organization', 'orderTaker'] as const)(
  'tells the %s how, where the browser can not be asked',
  async (role) => {
    openMenu(role)

    await userEvent.click(screen.getByRole('button', { name: 'Download App' }))

    expect(screen.getByText(/Add to Home Screen/)).toBeDefined()
  },
)

it('installs where the browser offers it', async () => {
  const prompt = vi.fn(async () => undefined)
  openMenu('orderTaker')
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void dispatchEvent(offer))

  await userEvent.click(screen.getByRole('button', { name: 'Download App' }))

  expect(offer.defaultPrevented).toBe(true)
  expect(prompt).toHaveBeenCalledTimes(1)
})
