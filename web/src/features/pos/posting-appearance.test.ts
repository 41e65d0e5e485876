import { notificationOf } from '@brigade/domain/pos/pos.notifying.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sentenceOfNotice } from '#features/pos/posting-appearance.ts'
import { loadTranslations, registerLanguages, registerTranslations, setLanguage } from '#kit/i18n/i18n.ts'
import { otherLanguages } from '#languages/other-languages.ts'

registerTranslations('pos', () => import('#features/pos/pos.translations.en.ts'))
registerLanguages(otherLanguages)
registerTranslations('refusals', async () => ({ translations: {} }))

const posting = { orderId: 7, table: 'Room 204', state: 'failed', reason: 'refused', checkNumber: null } as const
const notice = notificationOf({ ...posting, message: 'Kitchen closed' })

beforeEach(() => loadTranslations('refusals', 'pos'))
afterEach(() => setLanguage('en'))

it('says what the point of sale said, once, in English', () => {
  expect(sentenceOfNotice(notice)).toBe('Bad Request! (Kitchen closed)')
})

it('says it in Arabic too, as it was said', async () => {
  await setLanguage('ar')

  expect(sentenceOfNotice(notice)).toBe('رفضت نقطة البيع الطلب! \u2068(Kitchen closed)\u2069')
  expect(sentenceOfNotice(notificationOf({ ...posting, message: null }))).toBe('رفضت نقطة البيع الطلب!')
})

it('names the check of an order that is there in the language of the interface', async () => {
  const posted = { ...posting, state: 'posted', reason: null, checkNumber: '4042' } as const
  expect(sentenceOfNotice(notificationOf({ ...posted, message: null }))).toBe('Check 4042.')

  await setLanguage('ar')

  expect(sentenceOfNotice(notificationOf({ ...posted, message: 'Thanks' }))).toBe(
    '\u2068Thanks\u2069 الفاتورة \u20664042\u2069.',
  )
  expect(sentenceOfNotice(notificationOf({ ...posted, message: null, checkNumber: null }))).toBe('')
})
