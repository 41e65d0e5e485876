import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { SilenceButton } from '#app/shell/silence-button.tsx'
import { orderSounds } from '#features/orders/records/orders.sounds.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { endSilence } from '#kit/sounds/silence.ts'
import { startRepeating, stopRepeating } from '#kit/sounds/sound-rounds.ts'
import { registerSounds } from '#kit/sounds/sounds.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'
import { placeAllTogether, tapThere } from '#kit/testing/one-place.ts'

aLoudspeaker()
registerSounds(orderSounds)

beforeAll(async () => {
  registerTranslations('shell', () => import('#app/shell/shell.translations.en.ts'))
  await loadTranslations('shell')
})

afterEach(() => {
  cleanup()
  stopRepeating('orders:newOrder')
  endSilence()
})

it('is not there while nothing sounds', () => {
  render(<SilenceButton />)

  expect(screen.queryByRole('button')).toBeNull()
})

it('silences what sounds, says until when, and ends the silence', async () => {
  const user = userEvent.setup()
  startRepeating('orders:newOrder', 'newOrder')
  render(<SilenceButton />)

  await user.click(screen.getByRole('button', { name: 'Silence 2 min' }))
  await user.click(screen.getByRole('button', { name: /^Silent until \d\d:\d\d\. Turn sound on again$/ }))

  expect(screen.getByRole('button', { name: 'Silence 2 min' })).toBeDefined()
})

it('is not ended by the second tap of what began it', async () => {
  startRepeating('orders:newOrder', 'newOrder')
  render(<SilenceButton />)
  await placeAllTogether()

  tapThere(screen.getByRole('button'))
  await Promise.resolve()
  tapThere(screen.getByRole('button'))

  expect(screen.getByRole('button', { name: /^Silent until/ })).toBeDefined()
  vi.restoreAllMocks()
})
