import { renderHook } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { translations } from '#features/orders/orders.translations.en.ts'
import { loadTranslations, registerTranslations, translate, useTranslations } from '#kit/i18n/i18n.ts'
import type { KeyFilledWith, PlainKey } from '#kit/i18n/translation-keys.ts'

beforeAll(async () => {
  registerTranslations('orders', async () => ({ translations }))
  await loadTranslations('orders')
})

/** Each `@ts-expect-error` is an assertion: `npm run check` fails where the line below it compiles. */
it('knows the keys of a catalogue, and what stands in their texts', () => {
  const t = renderHook(() => useTranslations('orders')).result.current
  const said = [
    t('screens.list'),
    t('orders:screens.list'),
    translate('orders:screens.order', { id: 7 }),
    t('events.after', { span: '5 min' }),
    // @ts-expect-error No such text.
    () => t('screens.lists'),
    // @ts-expect-error No such catalogue.
    () => translate('order:screens.list'),
    // @ts-expect-error A group of texts is none.
    () => t('screens'),
    // @ts-expect-error The text asks for a number.
    () => t('screens.order'),
    // @ts-expect-error Its name is `id`.
    () => t('screens.order', { number: 7 }),
    // @ts-expect-error Nothing stands in this text.
    () => t('screens.list', { id: 7 }),
    // @ts-expect-error How many there are chooses the form.
    () => t('kitchen.unseen.before'),
    // @ts-expect-error There is no such catalogue.
    () => useTranslations('order'),
  ]

  expect(said.slice(0, 4)).toEqual(['Orders', 'Orders', 'Order #7', 'after 5 min'])
})

it('knows which texts need nothing beside their key', () => {
  const plain: PlainKey = 'orders:screens.list'
  const title: KeyFilledWith<'id'> = 'orders:screens.order'
  // @ts-expect-error The number of the order stands in it.
  const label: PlainKey = 'orders:screens.order'

  expect([plain, title, label]).toHaveLength(3)
})
