import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { languages } from '@brigade/domain/kit/languages.ts'
import { promotionLimits } from '@brigade/domain/marketing/marketing.limits.ts'
import {
  newPromotion,
  problemsOfItems,
  problemsOfPromotion,
  type PromotionValues,
} from '@brigade/domain/marketing/marketing.rules.ts'
import type { Promotion } from '@brigade/domain/marketing/marketing.schema.ts'
import { contentLanguages, requiredLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form } from 'antd'
import { ImageField } from '#features/files/public/image-field.tsx'
import { notifyRemovedImages } from '#features/files/public/notify-removed-images.ts'
import { daysField, hoursField } from '#features/menus/forms/public/times-fields.tsx'
import { usePendingImages } from '#features/files/public/use-pending-images.ts'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { DayInput } from '#ui/record-form/day-input.tsx'
import type { PromotableItem } from '#features/marketing/marketing.queries.ts'
import { PhonePreview } from '#features/marketing/phone-preview.tsx'
import { PromotedItems } from '#features/marketing/promoted-items.tsx'
import { changePromotion, createPromotion } from '#features/marketing/write-promotions.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { LocalTextFields } from '#ui/record-form/local-text-fields.tsx'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import font from '#ui/font.module.css'

type PromotionDrawerProps = {
  venue: Venue
  /** All items of the venue. */
  offered: readonly PromotableItem[]
  /** Null to add one. */
  promotion: Promotion | null
  onClose: () => void
}

/** Adds or changes a promotion, beside what guests will see of it. */
export function PromotionDrawer({ venue, offered, promotion, onClose }: PromotionDrawerProps) {
  const t = useTranslations('marketing')
  const formats = useVenueFormats(venue)
  const { withPassphrase } = usePassphrase()
  const { handlePending, untilUploaded } = usePendingImages()
  const fields = usePromotionFields({ venue, offered, promotion, onPendingImages: handlePending })
  const add = useAddOnce<PromotionValues, Promotion>({
    form: `promotions/${venue.id}`,
    create: (values, idempotencyKey) =>
      withPassphrase(() => createPromotion({ restaurantId: venue.id, ...values, idempotencyKey })),
    change: ({ id, version }, values) => withPassphrase(() => changePromotion(id, { ...values, version })),
  })

  async function change(before: Promotion, values: PromotionValues, version: number | undefined): Promise<void> {
    const body = { ...values, title: sentText(values.title, before.title), text: sentText(values.text, before.text) }
    await withPassphrase(() => changePromotion(before.id, { ...body, version }))
    notifyRemovedImages('marketing-images', before.images, values.images)
  }

  return (
    <RecordDrawer<PromotionValues, Promotion>
      title={t(promotion ? 'form.edit' : 'form.add')}
      size={660}
      keptAs={`promotions/${venue.id}/${promotion?.id ?? 'new'}`}
      fields={fields}
      formats={formats}
      record={promotion}
      valuesOf={valuesOf}
      problemsOf={(values) => problemsOf(values, { venue, offered, promotion })}
      catalogue="marketing"
      untilComplete={untilUploaded}
      save={(values, version) => (promotion ? change(promotion, values, version) : add(values))}
      saveAsNew={promotion ? add : undefined}
      onClose={onClose}
      aside={<PhonePreview venue={venue} offered={offered} />}
    />
  )
}

type FieldsOf = Omit<PromotionDrawerProps, 'onClose'> & {
  onPendingImages: Parameters<typeof ImageField>[0]['onPending']
}

function usePromotionFields({ venue, offered, promotion, onPendingImages }: FieldsOf): FieldTable<PromotionValues> {
  const t = useTranslations('marketing')
  const formats = useVenueFormats(venue)
  const languageName = useLanguageName()
  const nameOf = (language: string) => (isOneOf(languages, language) ? languageName(language) : language)
  const dayText = (day: unknown) => (typeof day === 'string' ? formats.day(day) : '')
  const hours = hoursField(t('form.hours'), t)
  const offeredLanguages = contentLanguages(venue)
  return {
    title: {
      labelOf: (language) => t('form.titleIn', { language: nameOf(language) }),
      render: (own) => (
        <LocalTextFields
          {...own}
          offered={offeredLanguages}
          required={requiredLanguages}
          length={promotionLimits.titleLength}
        />
      ),
    },
    text: {
      labelOf: (language) => t('form.textIn', { language: nameOf(language) }),
      render: (own) => (
        <LocalTextFields {...own} offered={offeredLanguages} required={[]} length={promotionLimits.textLength} isLong />
      ),
    },
    items: {
      label: t('form.items'),
      text: (items) => (Array.isArray(items) ? String(items.length) : ''),
      render: (own) => (
        <Form.Item {...own} extra={t('form.itemsHint')}>
          <PromotedItems venue={venue} offered={offered} promotionId={promotion?.id ?? null} />
        </Form.Item>
      ),
    },
    daysAvailable: daysField(t('form.days'), t),
    hoursAvailable: {
      ...hours,
      render: (own: { name: string; label: string }) => (
        <>
          <p className={font.note}>{t('form.hoursHint')}</p>
          {hours.render(own)}
        </>
      ),
    },
    firstDay: {
      label: t('form.firstDay'),
      text: dayText,
      render: (own) => (
        <Form.Item {...own} extra={t('form.dayHint')}>
          <DayInput />
        </Form.Item>
      ),
    },
    lastDay: {
      label: t('form.lastDay'),
      text: dayText,
      render: (own) => (
        <Form.Item {...own} extra={t('form.dayHint')}>
          <DayInput />
        </Form.Item>
      ),
    },
    images: {
      label: t('form.images'),
      text: (images) => t('form.pictures', { count: Array.isArray(images) ? images.length : 0 }),
      render: (own) => (
        <Form.Item {...own}>
          <ImageField folder="marketing-images" venueId={venue.id} onPending={onPendingImages} />
        </Form.Item>
      ),
    },
    isActive: {
      label: t('form.isActive'),
      render: (own) => <SwitchField {...own} hint={t('form.isActiveHint')} />,
    },
  }
}

function problemsOf(values: PromotionValues, { venue, offered, promotion }: Omit<PromotionDrawerProps, 'onClose'>) {
  const known = new Map(offered.map(({ id, price }) => [id, { price }]))
  const before = promotion?.items ?? []
  // Deleted items are left out by the server.
  for (const { itemId } of before) if (!known.has(itemId)) known.set(itemId, { price: 0 })
  return {
    ...problemsOfPromotion(values),
    ...problemsOfItems(values.items, { known, before, currency: venue.currency }),
  }
}

function valuesOf(promotion: Promotion | null): PromotionValues {
  const { title, text, images, isActive, firstDay, lastDay, daysAvailable, hoursAvailable, items } =
    promotion ?? newPromotion
  return {
    title: { ...title },
    text: { ...text },
    images: [...images],
    isActive,
    firstDay,
    lastDay,
    daysAvailable: [...daysAvailable],
    hoursAvailable: [...hoursAvailable],
    items: items.map((item) => ({ ...item })),
  }
}

/** Returns the text to send: an omitted language would be unchanged, so that one that was emptied is sent as empty. */
function sentText<Text extends object>(text: Text, before: object): Text {
  return { ...Object.fromEntries(Object.keys(before).map((language) => [language, ''])), ...text }
}
