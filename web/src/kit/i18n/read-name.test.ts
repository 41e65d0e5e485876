import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '#kit/i18n/i18n.ts'
import { readName, secondName, wantedName } from '#kit/i18n/read-name.ts'

const soup = { en: 'Lentil soup', ar: 'شوربة عدس', de: 'Linsensuppe' }

afterEach(() => setLanguage('en'))

it('reads a name in the language of the interface, and in English where it has none', async () => {
  expect([readName(soup), secondName(soup)]).toEqual(['Lentil soup', { text: 'شوربة عدس', language: 'ar' }])

  await setLanguage('ar')

  expect([readName(soup), secondName(soup)]).toEqual(['شوربة عدس', { text: 'Lentil soup', language: 'en' }])
  expect([readName({ en: 'Tea' }), secondName({ en: 'Tea' })]).toEqual(['Tea', null])
  expect(readName(undefined)).toBeUndefined()
})

it.each(['LENTIL', 'شوربة', 'linsen'])('is found by %s', (text) => {
  expect(wantedName(soup)).toContain(text.toLowerCase())
})
