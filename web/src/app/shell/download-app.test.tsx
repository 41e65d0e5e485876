import { aUser } from '@brigade/domain/testing/people.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DownloadApp } from '#app/shell/download-app.tsx'
import { keepInstallOffer } from '#kit/device/app-install.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { updateUser } from '#kit/calls/session.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

beforeAll(async () => {
  keepInstallOffer()
  registerTranslations('shell', () => import('#app/shell/shell.translations.en.ts'))
  await loadUiWords()
  await loadTranslations('shell')
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
