import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { NetworkTest } from '#app/shell/network-test.tsx'
// Otherwise it is fetched when it is first opened, which takes time.
import '#app/shell/network-test-dialog.tsx'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'

beforeAll(async () => {
  registerTranslations('shell', () => import('#app/shell/shell.translations.en.ts'))
  registerTranslations('ui', () => import('#ui/ui.translations.en.ts'))
  await loadTranslations('shell', 'ui')
})

it('advises how to test, leads to another test outside, and asks for screenshots', async () => {
  render(<NetworkTest connection="online" />)

  await userEvent.click(screen.getByRole('button', { name: 'Network Test' }))

  expect(await screen.findByRole('dialog', { name: 'Network Test' })).toBeDefined()
  expect(screen.getByText(/3-4 times.*under 20 ms is acceptable.*above 30 ms signals problems/)).toBeDefined()
  expect(screen.getByText(/share screenshots/i)).toBeDefined()
  const outside = screen.getByRole('link', { name: /speed/ })
  expect(outside.getAttribute('target')).toBe('_blank')
  expect(outside.getAttribute('rel')).toContain('noopener')

  await userEvent.click(screen.getByRole('button', { name: 'Start test' }))

  expect(await screen.findByText(/No live connection/)).toBeDefined()
})
