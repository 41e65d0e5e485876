import { isRightToLeft, languages } from '@brigade/domain/kit/languages.ts'
import { afterEach, expect, it, vi } from 'vitest'
import firstPaint from '../../public/first-paint.js?raw'

it('draws the first frame from right to left in the same languages as the program', () => {
  expect(firstPaint).toContain(`/^(${languages.filter(isRightToLeft).join('|')})$/`)
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  for (const name of ['lang', 'dir']) document.documentElement.removeAttribute(name)
})

it('knows all languages', () => {
  expect(firstPaint).toContain(`/^(${languages.join('|')})$/`)
})

it.each([
  ['the first that Brigade knows', ['pt-BR', 'ar-EG', 'de'], null, 'ar'],
  ['Sorani by both of its codes', ['ckb-IQ'], null, 'ku'],
  ['English if it knows none', ['pt-BR'], null, 'en'],
  ['the one that was chosen', ['ar'], 'de', 'de'],
])('begins in a language of the browser: %s', (_which, wanted, chosen, language) => {
  vi.stubGlobal('navigator', { languages: wanted })
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  if (chosen) localStorage.setItem('brigade-language', chosen)

  // oxlint-disable-next-line typescript/no-implied-eval -- Pages run this file as a script before the program; it is no module.
  new Function(firstPaint)()

  expect(document.documentElement.lang).toBe(language)
})
