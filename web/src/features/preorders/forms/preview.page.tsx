import { formTextIn } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { OfferedForm } from '@brigade/domain/preorders/preorders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { CardFields } from '#features/preorders/card-fields.tsx'
import { type Picks, priceOf } from '#features/preorders/card-picks.ts'
import { formAddress } from '#features/preorders/preorders-address.ts'
import { offeredForms, oneForm } from '#features/preorders/preorders.queries.ts'
import { RecordPage } from '#features/preorders/record-page.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BackLink } from '#ui/back-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { phoneIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import font from '#ui/font.module.css'
import frame from '#ui/phone-frame.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/preorders/preorders.module.css'

/** Shows a form as guests see it on their phones; nothing is ordered here. (screens, /preorder/view/{id}) */
export function PreviewPage() {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const id = Number(useParams().id)
  const form = useQuery(oneForm(id))
  return (
    <RecordPage
      title={form.data ? formTextIn(form.data.name, language) : t('screens.preview')}
      trail={<BackLink to={formAddress(id)}>{t('screens.form')}</BackLink>}
      record={form}
    >
      {(known, venue) => <Preview formId={known.id} venue={venue} />}
    </RecordPage>
  )
}

function Preview({ formId, venue }: { formId: number; venue: Venue }) {
  const t = useTranslations('preorders')
  const offered = useQuery(offeredForms(venue.id))
  return (
    <ListStates list={offered}>
      {(forms) => {
        const form = forms.find(({ id }) => id === formId)
        return form && form.days.length > 0 ? (
          <Phone form={form} venue={venue} />
        ) : (
          <EmptyState icon={phoneIcon} title={t('card.emptyPreview')} text={t('card.emptyPreviewText')} />
        )
      }}
    </ListStates>
  )
}

function Phone({ form, venue }: { form: OfferedForm; venue: Venue }) {
  const t = useTranslations('preorders')
  const { day: dayText, money } = useVenueFormats(venue)
  const [picks, setPicks] = useState<Picks>({})
  const options = form.days.map(({ day, slots }) => ({
    label: dayText(day),
    options: slots.map(({ slot, free }) => ({
      value: `${day} ${slot}`,
      label: t('card.slotFree', { slot, free }),
      disabled: free === 0,
    })),
  }))
  return (
    <section className={`${styles.phone} ${frame.phone} ${stack.column3}`} aria-label={t('screens.preview')}>
      <Select aria-label={t('card.when')} placeholder={t('card.chooseSlot')} options={options} />
      <CardFields form={form} timeZone={venue.timeZone} value={picks} onChange={setPicks} />
      <p className={`${font.heavy} ${stack.row2} ${stack.spread}`}>
        <span>{t('columns.price')}</span>
        <bdi>{money(priceOf(picks, { form, guests: 1 }))}</bdi>
      </p>
    </section>
  )
}
