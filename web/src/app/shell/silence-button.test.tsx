import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { SilenceButton } from '#app/shell/silence-button.tsx'
import { orderSounds } from '#features/orders/orders.sounds.ts'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { endSilence, startRepeating, stopRepeating } from '#kit/sound-rounds.ts'
import { registerSounds } from '#kit/sounds.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'

aLoudspeaker()
registerSounds(orderSounds)

beforeAll(async () => {
  registerWords('shell', { en: () => import('#app/i18n/en/shell.ts'), ar: () => import('#app/i18n/ar/shell.ts') })
  await loadWords('shell')
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

it('is not ended by the second tap of what began it', () => {
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 80, 44))
  const tap = () => fireEvent.click(screen.getByRole('button'), { detail: 1, clientX: 140, clientY: 20 })
  startRepeating('orders:newOrder', 'newOrder')
  render(<SilenceButton />)

  tap()
  tap()

  expect(screen.getByRole('button', { name: /^Silent until/ })).toBeDefined()
  place.mockRestore()
})
