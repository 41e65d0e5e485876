import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { words as uiWords } from '#app/i18n/en/ui.ts'
import { LatePartSign } from '#app/shell/late-part-sign.tsx'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { lazyPart } from '#kit/lazy-parts.ts'

it('says that a part is being fetched for as long as somebody waits for it', async () => {
  registerWords('ui', { en: async () => ({ words: uiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  await loadWords('ui')
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>()
  const Form = lazyPart(() => promise)
  const drawn = (isOpen: boolean) => (
    <>
      <LatePartSign />
      <Suspense fallback={null}>{isOpen ? <Form /> : null}</Suspense>
    </>
  )
  const { rerender } = render(drawn(false))
  expect(screen.queryByRole('status')).toBeNull()

  rerender(drawn(true))
  expect((await screen.findByRole('status')).textContent).toBe('Loading…')
  await act(async () => resolve({ default: () => 'The form' }))

  expect(await screen.findByText('The form')).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
})
