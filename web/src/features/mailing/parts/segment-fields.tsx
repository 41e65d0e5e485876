import { languageNames, languages } from '@brigade/domain/kit/languages.ts'
import { everybody, problemsOfSegment } from '@brigade/domain/mailing/mailing.rules.ts'
import type { MailingSegment } from '@brigade/domain/mailing/mailing.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { problemText } from '#kit/calls/problem-text.ts'
import { errorText } from '#kit/calls/toasts.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { useSettled } from '#kit/device/use-settled.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { DayInput } from '#ui/record-form/day-input.tsx'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'
import { segmentCount } from '#features/mailing/mailing.queries.ts'
import styles from '#features/mailing/mailing.module.css'
import { useVenueChoices } from '#features/venues/public/use-venue-choices.ts'
import { VenueSelect } from '#features/venues/public/venue-select.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

/** Renders the filters of the recipients, and how many people they reach now. */
export function SegmentFields({ venue }: { venue: Venue }) {
  const t = useTranslations('mailing')
  const seesAll = useCan('venues:all')
  return (
    <fieldset className={`${styles.group} ${stack.column2}`}>
      <legend className={font.heavy}>{t('form.segment')}</legend>
      {seesAll ? <VenuesField /> : null}
      <Form.Item name={['segment', 'languages']} label={t('form.languages')}>
        <ChoiceSelect
          mode="multiple"
          placeholder={t('form.anyLanguage')}
          options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        />
      </Form.Item>
      <div className={styles.pair}>
        <DayField name="visitedFrom" label={t('form.visitedFrom')} />
        <DayField name="visitedTo" label={t('form.visitedTo')} />
      </div>
      <WholeNumberField
        name={['segment', 'spentAtLeast']}
        label={t('form.spentAtLeast')}
        suffix={venue.currency}
        problemOf={(value) =>
          typeof value === 'number' && value >= 0 ? undefined : problemText({ code: 'spentNegative' }, ['mailing'])
        }
      />
      <p className={font.note}>{t('form.visitsHint')}</p>
      <Reached venue={venue} />
    </fieldset>
  )
}

function VenuesField() {
  const t = useTranslations('mailing')
  const { choices } = useVenueChoices(null)
  return (
    <Form.Item name={['segment', 'venueIds']} label={t('form.venues')}>
      <VenueSelect<number[]>
        mode="multiple"
        placeholder={t('form.venuesAll')}
        venues={choices?.shown ?? []}
        total={choices?.total ?? 0}
      />
    </Form.Item>
  )
}

function DayField({ name, label }: { name: 'visitedFrom' | 'visitedTo'; label: string }) {
  return (
    <Form.Item name={['segment', name]} label={label}>
      <DayInput />
    </Form.Item>
  )
}

function Reached({ venue }: { venue: Venue }) {
  const t = useTranslations('mailing')
  const { number } = useFormats()
  const typed = Form.useWatch<MailingSegment | undefined>('segment', { preserve: true }) ?? everybody
  const segment: MailingSegment = JSON.parse(useSettled(JSON.stringify(typed)))
  const isWrong = typeof segment.spentAtLeast === 'string' || Object.keys(problemsOfSegment(segment)).length > 0
  const counted = useQuery({ ...segmentCount({ restaurantId: venue.id, segment }), enabled: !isWrong })
  const count = counted.data?.recipients
  function textOf(): string {
    if (counted.error) return errorText(counted.error)
    return count === undefined || isWrong ? t('ask.counting') : t('form.reaches', { count, shown: number(count) })
  }

  return (
    <p role="status" className={font.strong}>
      {textOf()}
    </p>
  )
}
