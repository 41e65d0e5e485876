import {
  type AllergyWordsDraft,
  problemsOfAllergyWordsDraft,
  writtenAllergyWords,
} from '@brigade/domain/orders/orders.allergies.settings.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { saveAllergyWords } from '#features/orders/allergies/allergies.mutations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import styles from '#features/orders/allergies/allergy-words.module.css'

/** Changes the words with which a venue's guests state an allergy, one per line. */
export function AllergyWordsDrawer({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const t = useTranslations('allergies')
  const formats = useVenueFormats(venue)
  const fields: FieldTable<AllergyWordsDraft> = {
    allergyWords: {
      label: t('field'),
      text: (typed) => listed(writtenAllergyWords({ allergyWords: String(typed) })),
      render: (own) => (
        <Form.Item {...own} extra={t('fieldHint')}>
          <Input.TextArea rows={6} autoComplete="off" className={styles.typed} />
        </Form.Item>
      ),
    },
  }
  return (
    <RecordDrawer<AllergyWordsDraft, Venue>
      title={t('screens.allergyWords')}
      size={576}
      keptAs={`orders/allergies/${venue.id}`}
      fields={fields}
      formats={formats}
      record={venue}
      valuesOf={valuesOf}
      problemsOf={problemsOfAllergyWordsDraft}
      catalogue="allergies"
      save={(draft, version) => saveAllergyWords(venue.id, { allergyWords: writtenAllergyWords(draft), version })}
      onClose={onClose}
    >
      <p>{t('from')}</p>
    </RecordDrawer>
  )
}

function valuesOf(venue: Venue | null): AllergyWordsDraft {
  return { allergyWords: (venue?.allergyWords ?? []).join('\n') }
}
